// A first case.yaml for a folder: sources with what their names tell, the subject, and claims for what was derived, commented out.
// What is guessed says so. The same folder gives the same draft.
import type { Evidence, Input, Mobility } from "../schema/evidence.generated.ts";
import type { CaseSource } from "../schema/case.generated.ts";
import { draftedClaims } from "./draft-claims.ts";
import { foldersOf } from "./draft-folders.ts";
import { oneLine, word } from "./draft-words.ts";

/** The text of a case file for what was read of a folder. A claim is drafted only if its own check reproduces it. */
export function draftCase(e: Evidence): string {
  const folders = foldersOf(e.inputs.map((i) => i.name));
  const sources = draftSources(e);
  const lines = [
    "# Drafted by wirewitness init. Look through it: what is guessed is marked with ?",
    "# title: What was moved, from where to where (shown with --reveal)",
    "# publicTitle: A title that may be published as it is",
    ...subjectLines(e),
    ...vtepLines(e),
    ...(folders.stages.length === 0
      ? ["# stages: [before, after]    # in their order; a claim about one rests on its sources alone"]
      : [`stages: [${folders.stages.map(word).join(", ")}]    # ? from the folders; put them in order`]),
    "sources:",
    ...sources.map((s) =>
      sourceLine(
        s,
        e.inputs.find((i) => i.name === s.file)!,
      ),
    ),
    ...draftedClaims(e, { sources, ...(folders.stages.length === 0 ? {} : { stages: [...folders.stages] }) }),
  ];
  return `${lines.join("\n")}\n`;
}

/** What the name of a file tells: "spine1.0-before.evpn.txt" is of spine1, first in order; "hv1-eth1.pcap" is of hv1. */
export function guessFromName(name: string): { node?: string; order?: number } {
  const file = name.slice(name.lastIndexOf("/") + 1);
  const parts = file.split(".");
  // "rd_RD-192.0.2.13-2.json" holds an address, and no order
  const address = /^\d/.test(parts[2] ?? "");
  const order = address ? undefined : /^(\d{1,4})(?:$|-)/.exec(parts[1] ?? "")?.[1];
  const interfaceName =
    /^([A-Za-z][\w-]*?)-(?:eth|ens|enp|eno|bond|swp|vm|tap|veth|vnet|br|any|uplink|trunk)[\w-]*$/.exec(parts[0]!);
  const dotted = parts.length > 2 && !address && /^[A-Za-z][A-Za-z0-9-]*$/.test(parts[0]!) ? parts[0] : undefined;
  const node = interfaceName?.[1] ?? dotted;
  return { ...(node === undefined ? {} : { node }), ...(order === undefined ? {} : { order: Number(order) }) };
}

/** Files that lie beside evidence and are none. */
const NO_SOURCE =
  /(?:^|\/)(?:case\.ya?ml|README\.md|expected\.json|acceptance\.json|evidence\.json|report\.(?:html|md))$/;

/** Sources of a case for what was read, with what folders, the names of files and the prompts in them tell. */
export function draftSources(e: Evidence): CaseSource[] {
  const folders = foldersOf(e.inputs.map((i) => i.name));
  return e.inputs
    .filter((i) => !NO_SOURCE.test(i.name))
    .map((i) => {
      const guess = guessFromName(i.name);
      const node = i.places?.length === 1 ? i.places[0] : (folders.nodeOf(i.name) ?? guess.node);
      const stage = folders.stageOf(i.name);
      // what has no times of its own is of the moment that its stage is of
      const order = guess.order ?? (i.first === undefined ? folders.orderOf(i.name) : undefined);
      return {
        file: i.name,
        ...(node === undefined ? {} : { node }),
        ...(stage === undefined ? {} : { stage }),
        ...(order === undefined ? {} : { order }),
      };
    });
}

function sourceLine({ file, node, stage, order }: CaseSource, i: Input): string {
  const fields = [
    `file: ${word(file)}`,
    ...(node === undefined ? [] : [`node: ${word(node)}`]),
    ...(stage === undefined ? [] : [`stage: ${word(stage)}`]),
    ...(order === undefined ? [] : [`order: ${order}`]),
  ];
  const wants: string[] = [];
  if (i.clock?.startsWith("time of day") === true)
    wants.push('its stamps have no date: add date: 2026-01-31, zone: "+00:00"');
  if (order === undefined && i.first === undefined && i.records > 0)
    wants.push("no times: order: N places it among snapshots");
  if (i.kind === "unknown") wants.push("not understood");
  const notes = [
    i.kind,
    ...(node !== undefined && i.places?.[0] !== node
      ? [`node ? from its ${file.includes(`/${node}/`) || file.startsWith(`${node}/`) ? "folder" : "name"}`]
      : []),
    ...wants,
  ];
  return `  - { ${fields.join(", ")} }    # ${oneLine(notes.join("; "))}`;
}

function subjectLines(e: Evidence): string[] {
  const moved = e.mobility.filter((m) => m.moves.length > 0);
  const macs = [...new Set(moved.map((m) => m.mac))];
  const one = (mac: string) => {
    const rows: Mobility[] = moved.filter((m) => m.mac === mac);
    const ip = rows.find((m) => m.ip !== undefined)?.ip;
    const vni = rows.find((m) => m.vni !== null)?.vni;
    return `subject: { mac: ${word(mac)}${ip === undefined ? "" : `, ip: ${word(ip)}`}${vni === undefined ? "" : `, vni: ${vni}`} }`;
  };
  if (macs.length === 0)
    return ['# subject: { mac: "02:00:00:00:00:01", ip: 192.0.2.1, vni: 100 }    # no MAC was seen to move'];
  if (macs.length === 1) return [`${one(macs[0]!)}    # ? the MAC that moved`];
  return macs.slice(0, 5).map((mac) => `# ${one(mac)}    # ? one of ${macs.length} MACs that moved`);
}

function vtepLines(e: Evidence): string[] {
  const addresses = new Set([
    ...e.paths.flatMap((p) => p.vteps.map((v) => v.vtep)),
    ...e.mobility.flatMap((m) => m.moves.flatMap((x) => [x.from, x.to])).filter((a) => a !== null),
  ]);
  const list = [...addresses].toSorted().slice(0, 20);
  if (list.length === 0) return [];
  return ["# vteps:    # give them names", ...list.map((a, i) => `#   vtep${i + 1}: ${word(a)}`)];
}
