// `wirewitness plan`: what to record on which node, before a move.
import type { CommandModule } from "yargs";
import type { RecordingOptions } from "../../plan.ts";
import { ReportFolder, print, say } from "../output.ts";

interface Arguments {
  case?: string;
  node: string[];
  mac?: string;
  ip?: string;
  vni?: number;
  interval?: number;
  vm?: string;
  namespace?: string;
  out?: string;
  json: boolean;
  force: boolean;
}

/** Prints the commands by node; with --out, writes a script a node and a case.yaml. */
export const planCommand: CommandModule<object, object> = {
  command: "plan [case]",
  describe: "Say what to record on which node, before a move",
  builder: (y) =>
    y
      .positional("case", { type: "string", describe: "Case file, or its folder, for subject and VTEPs" })
      .option("node", {
        type: "string",
        array: true,
        nargs: 1,
        requiresArg: true,
        default: [] as string[],
        describe: "NAME=ROLE[,ROLE]: old, new, ingress, reflector, prober, ovs, control, vtep",
      })
      .option("ip", { type: "string", requiresArg: true, describe: "Address of the machine that moves" })
      .option("mac", { type: "string", requiresArg: true, describe: "Its MAC address" })
      .option("vni", { type: "number", requiresArg: true, describe: "Its VNI" })
      .option("interval", { type: "number", requiresArg: true, describe: "Seconds between two pings [0.1]" })
      .option("vm", { type: "string", requiresArg: true, describe: "Its name in KubeVirt" })
      .option("namespace", { type: "string", requiresArg: true, describe: "Its namespace" })
      .option("out", { type: "string", requiresArg: true, describe: "Folder for a script a node, and case.yaml" })
      .option("json", { type: "boolean", default: false, describe: "Print the plan as JSON" })
      .option("force", { type: "boolean", default: false, describe: "Write into a folder that holds other files" })
      .example(
        "$0 plan --ip 192.0.2.50 --node hv1=old --node hv2=new --node leaf=ingress --node host=prober",
        "a VM between VTEPs",
      )
      .example("$0 plan samples/evpn-move --node host=prober --out next", "as recorded before; scripts to run")
      .example(
        "$0 plan --node n1=old,ovs --node n2=new,ovs --node me=control,prober --vm vm-1 --namespace prod",
        "KubeVirt",
      ),
  handler: async (argv) => planHandler(argv as unknown as Arguments),
};

async function planHandler(argv: Arguments): Promise<void> {
  const { reveal } = await import("../../anonymize.ts");
  const { recordingCase, recordingPlan, recordingScript, recordingText } = await import("../../plan.ts");
  const { case: path, node: nodes, mac, ip, vni, interval, vm, namespace } = argv;
  const options: RecordingOptions = {
    nodes,
    ...(path === undefined ? {} : { caseFile: path }),
    ...(mac === undefined ? {} : { mac }),
    ...(ip === undefined ? {} : { ip }),
    ...(vni === undefined ? {} : { vni }),
    ...(interval === undefined ? {} : { interval }),
    ...(vm === undefined ? {} : { vm }),
    ...(namespace === undefined ? {} : { namespace }),
  };
  const plan = recordingPlan(options);
  if (argv.out !== undefined) {
    const folder = new ReportFolder(argv.out, argv.force);
    for (const node of plan.nodes) folder.add(`record-${node.node}.sh`, recordingScript(reveal(node)));
    folder.add("case.yaml", recordingCase(reveal(plan)));
    folder.add("PLAN.txt", recordingText(reveal(plan)));
    for (const file of folder.commit()) say(`wirewitness: wrote ${file}`);
  }
  if (argv.json) await print(`${JSON.stringify(plan, null, 2)}\n`);
  else if (argv.out === undefined) await print(recordingText(reveal(plan)));
}
