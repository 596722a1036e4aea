// What a case says of one capture, for looking at it alone.
import { resolve } from "node:path";
import type { InputContext } from "../observe/observation.ts";
import { planInputs } from "./plan.ts";

/** What the case says. */
export interface CaptureTold extends Pick<InputContext, "tunnelPorts" | "ifindex"> {
  /** The capture is one of its sources; else only what holds for all is here. */
  readonly named: boolean;
}

/** What the case in `caseFile` says of the capture at `path` ("-": stdin, which is no source). Throws EvidenceError as `planInputs` does. */
export async function captureTold(path: string, caseFile: string): Promise<CaptureTold> {
  const { case: told, inputs } = await planInputs([path], { caseFile }, { cases: false });
  const same = inputs.filter((i) => path !== "-" && i.path !== "-" && resolve(i.path) === resolve(path));
  const source = same.find((i) => told!.sources.some((s) => s.file === i.context.name));
  const { tunnelPorts, ifindex } = (source ?? same[0] ?? inputs[0]!).context;
  return {
    named: source !== undefined,
    tunnelPorts,
    ...(source === undefined || ifindex === undefined ? {} : { ifindex }),
  };
}
