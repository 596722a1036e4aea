// A first case.yaml for a folder: sources with what their names tell, the subject, and claims for what was derived, commented out.
// What is guessed says so. The same folder gives the same draft.
import { decimalOf } from "../core/decimal.ts";
import { quantityText } from "../core/quantity.ts";
import type { Evidence, Input, Mobility } from "../schema/evidence.generated.ts";
import type { CaseSource } from "../schema/case.generated.ts";
import { FIGURE_KINDS } from "./checks/checks.ts";
import type { Figure, FigureKind, Scalar, Selector } from "./checks/figure.ts";
import { inputOf } from "./checks/keys.ts";
import { isBounds } from "./claims/judge.ts";
import { claimWords } from "./claims/words.ts";
import { foldersOf } from "./draft-folders.ts";

/** Kinds that somebody may want to claim; the others say the same in other words, or something about every line of a table. */
const DRAFTED: ReadonlySet<string> = new Set(
  (
    "loss.observedGap loss.unreachable loss.count probe.samples probe.failures probe.codes frame.length frame.tagged frame.vlans " +
    "packet.length overhead.ip overhead.innerMtu overhead.headroom mobility.sequence mobility.nextHop mobility.rise mac.embedsIp " +
    "path.repoint path.vteps path.notFlooded path.symmetry path.mtu outage.whole outage.recoveredBy outage.split clock.offset " +
    "ipam.allocatableCount ipam.reserved network.firstFreeAddress network.noOverlap network.vniOnce wiring.bridge wiring.oneOwner " +
    "wiring.noSecondTag state.unchanged identity.unchanged address.kept targets.addedCount targets.removedCount targets.total " +
    "phase.duration heartbeat.longestSilence trace.verdict nat.translated"
  ).split(" "),
);

/** Claims that are drafted of one kind, and in all; so many of a kind are tried. */
const MOST_OF_A_KIND = 3;
const MOST_TRIED = 12;
const MOST = 80;
/** Elements of a list that a draft spells out. */
const LONGEST_LIST = 20;

/** Tells of claims, as the lines of a case have them behind "- ", which of them hold. */
export type Holds = (claims: readonly string[]) => readonly boolean[];

/** The text of a case file for what was read of a folder. A claim is drafted only if it holds. */
export function draftCase(e: Evidence, holds: Holds): string {
  const folders = foldersOf(e.inputs.map((i) => i.name));
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
    ...draftSources(e).map((s) =>
      sourceLine(
        s,
        e.inputs.find((i) => i.name === s.file)!,
      ),
    ),
    ...claimLines(e, holds),
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

function claimLines(e: Evidence, holds: Holds): string[] {
  const drafts = FIGURE_KINDS.flatMap((k) => {
    const tried = draftsOf(k, e);
    const held = tried.length === 0 ? [] : holds(tried.map((d) => `{ ${d} }`));
    return tried.filter((_, i) => held[i] === true).slice(0, MOST_OF_A_KIND);
  });
  if (drafts.length === 0) return ["# claims:    # nothing was derived that a claim could name"];
  const shown = drafts.slice(0, MOST).map((d, i) => `#   - { id: c${i + 1}, ${d} }`);
  const more =
    drafts.length > MOST
      ? [`#   # and ${drafts.length - MOST} more figures: wirewitness check --figures lists their kinds`]
      : [];
  return [
    "# What was derived, as claims: take the # away from those that you make (and from the line claims:), and say them in your words.",
    "# wirewitness check --figures lists all kinds.",
    "# claims:",
    ...shown,
    ...more,
  ];
}

function draftsOf(kind: FigureKind, e: Evidence): string[] {
  if (!DRAFTED.has(kind.kind)) return [];
  const figures = kind
    .derive({ evidence: e, case: { sources: [] }, where: {} })
    .filter((f) => f.value !== null && f.proof !== undefined && f.absent === undefined);
  const moved = new Set(e.mobility.filter((m) => m.moves.length > 0).map((m) => m.mac));
  const first = (f: Figure) => (typeof f.keys.mac === "string" && moved.has(f.keys.mac) ? 0 : 1);
  const wheres = figures.map((f) => (figures.length > 1 ? whereOf(f, kind, e) : undefined));
  const drafts = figures.flatMap((f, i) => {
    const expected = expectedOf(f, kind);
    if (expected === undefined) return [];
    const [where, node] = [wheres[i], nodeOf(f, e)];
    // what the selectors do not tell apart, the node may
    const told = where !== undefined && node !== undefined && wheres.filter((w) => w === where).length > 1;
    const selectors = [where, told ? `node: ${word(node)}` : undefined].filter((w) => w !== undefined && w !== "");
    const text = selectors.length === 0 ? "" : `, where: { ${selectors.join(", ")} }`;
    return [
      { order: first(f), text: oneLine(`${saysOf(f, kind)}, figure: ${kind.kind}${text}, expected: ${expected}`) },
    ];
  });
  const texts = drafts.toSorted((x, y) => x.order - y.order).map((d) => d.text);
  return [...new Set(texts)].slice(0, MOST_TRIED);
}

/** The claim in words of this tool, until its author finds others. */
function saysOf(f: Figure, kind: FigureKind): string {
  const { value } = f;
  const unit = kind.unit === undefined ? {} : { unit: kind.unit };
  const expected = isBounds(value) ? { min: value.low, ...(value.high === null ? {} : { max: value.high }) } : value;
  return `says: ${JSON.stringify(claimWords({ figure: kind.kind, expected, ...unit }))}`;
}

/** The node that all inputs of a figure are of. */
function nodeOf(f: Figure, e: Evidence): string | undefined {
  const nodes = new Set(f.inputs.map((id) => inputOf(e, id)?.node));
  return nodes.size === 1 ? [...nodes][0] : undefined;
}

const BY_KEY: readonly Selector[] = [
  "to",
  "mac",
  "ip",
  "vni",
  "vlan",
  "encapsulation",
  "name",
  "seq",
  "subject",
  "interface",
];

function whereOf(f: Figure, kind: FigureKind, e: Evidence): string {
  const input = f.inputs.length === 1 ? inputOf(e, f.inputs[0]!) : undefined;
  // where a kind is chosen by two ends and nothing else, both are named
  const ends: readonly Selector[] = kind.selectors.includes("vni") ? [] : ["from"];
  const keys = [...ends, ...BY_KEY]
    .filter((k) => kind.selectors.includes(k) && f.keys[k] !== undefined && f.keys[k] !== "")
    .slice(0, 3);
  const parts = [
    ...(input === undefined ? [] : [`input: ${word(input.name)}`]),
    ...keys.map((k) => `${k}: ${scalar(f.keys[k]!, undefined)}`),
  ];
  return parts.join(", ");
}

function expectedOf(f: Figure, kind: FigureKind): string | undefined {
  const v = f.value;
  if (Array.isArray(v))
    return v.length > LONGEST_LIST ? undefined : `[${(v as Scalar[]).map((x) => scalar(x, kind)).join(", ")}]`;
  if (!isBounds(v)) return scalar(v as Scalar, kind);
  const { low, high } = v;
  return high === null ? `{ min: ${scalar(low, kind)} }` : `{ min: ${scalar(low, kind)}, max: ${scalar(high, kind)} }`;
}

function scalar(v: Scalar, kind: FigureKind | undefined): string {
  if (v === null) return "absent";
  if (typeof v === "boolean") return String(v);
  if (typeof v === "string") return word(v);
  const d = decimalOf(v);
  return d === undefined || kind?.unit === undefined ? String(v) : quantityText(d, kind.unit);
}

/** A word as YAML reads it back: in quotes unless it is plainly one. */
function word(text: string): string {
  return /^[A-Za-z_/][\w./-]*$/.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n|absent)$/i.test(text)
    ? text
    : /^\d{1,3}(?:\.\d{1,3}){3}(?:\/\d{1,2})?$/.test(text)
      ? text
      : JSON.stringify(text);
}

/** Evidence never breaks out of its line. */
function oneLine(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, " ");
}
