// A plan of recordings as text for a person, as one script a node, and as the case file that reads what they write.
import { Document, isMap, isScalar, isSeq } from "yaml";
import type { Outgoing } from "../anonymize/outgoing.ts";
import { ROLES, type Recorder } from "../conclude/recorders.ts";
import type { NodePlan, RecordingPlan } from "../conclude/recording-plan.ts";

/** The plan for a person: what runs where, and why. */
export function recordingText(plan: Outgoing<RecordingPlan>): string {
  const lines: string[] = [];
  for (const node of plan.nodes) {
    lines.push(`On ${node.node} (${node.roles.map((r) => ROLES[r]).join("; ")}):`);
    for (const v of node.variables) lines.push(`  # ${v.name}: ${v.is}`);
    lines.push(...block("once before the move, and once after it (as after.*)", node.snapshots, "before."));
    lines.push(...block("from before the move until some seconds after it", node.recorders, ""), "");
  }
  if (plan.open.length > 0) lines.push("Left open:", ...plan.open.map((o) => `  ${o}`), "");
  lines.push(
    "Run them as root with TZ=UTC. --out DIR writes this as one script a node, with the case.yaml that reads their files.",
  );
  return `${lines.join("\n")}\n`;
}

function block(title: string, recorders: readonly Recorder[], prefix: string): string[] {
  if (recorders.length === 0) return [];
  return [`  ${title}:`, ...recorders.flatMap((r) => [`    # ${r.why}`, `    ${line(r, prefix)}`])];
}

/** The command with its redirections. tcpdump writes its file itself. */
function line(r: Recorder, prefix: string): string {
  const out = r.run.includes(` -w ${r.file}`) ? "" : ` > ${prefix}${r.file}`;
  return `${r.run}${out}${r.errors === undefined ? "" : ` 2> ${r.errors}`}`;
}

/**
 * A POSIX shell script for one node: snapshots, recorders in the background until Enter is pressed, snapshots again.
 * It writes into a folder with the node's name in the folder it is started in.
 */
export function recordingScript(node: Outgoing<NodePlan>): string {
  const before = node.snapshots.map((r) => snapshotLine(r, "before."));
  const after = node.snapshots.map((r) => snapshotLine(r, "after."));
  const programs = [...new Set(node.recorders.map((r) => r.run.split(" ", 1)[0]!))];
  return `${[
    "#!/bin/sh",
    `# Recording on ${node.node}: ${node.roles.map((r) => ROLES[r]).join("; ")}.`,
    "# Start it as root before the move and press Enter some seconds after it. It changes nothing on this machine.",
    "set -u",
    "export TZ=UTC LC_ALL=C",
    ...node.variables.map((v) => `: "\${${v.name}:?is not set: ${shellWord(v.is)}}"`),
    `for program in ${programs.join(" ")}; do`,
    '  command -v "$program" > /dev/null || echo "$program is not installed: its file will be missing" >&2',
    "done",
    `[ -e ${node.node} ] && { echo "${node.node} is there already: move it away first" >&2; exit 1; }`,
    `mkdir ${node.node} && cd ${node.node} || exit 1`,
    "once() { # FILE COMMAND...: an answer, or no file",
    '  file=$1; shift; "$@" > "$file" || { echo "$*: failed" >&2; [ -s "$file" ] || rm -f "$file"; }',
    "}",
    ...before,
    ...(node.variables.some((v) => v.name === "PORT")
      ? [`[ -e "/sys/class/net/$PORT" ] || echo "waiting for $PORT: what it carries in its first moments is lost" >&2`]
      : []),
    'pids=""',
    ...node.recorders.flatMap((r) => [`# ${r.why}`, background(r)]),
    "# tcpdump and ping close their books on INT; a shell lets the others ignore it in the background",
    "stop() { kill -INT $pids 2> /dev/null; sleep 1; kill -TERM $pids 2> /dev/null; wait; }",
    "trap 'stop; exit 1' INT TERM",
    'echo "recording; press Enter some seconds after the move" >&2',
    "read -r _",
    "stop",
    "trap - INT TERM",
    ...after,
    `echo "done: copy the folder ${node.node} beside case.yaml" >&2`,
  ].join("\n")}\n`;
}

function snapshotLine(r: Recorder, prefix: string): string {
  return `once ${prefix}${r.file} ${r.run}`;
}

/** A port may come into being only when the machine arrives: its capture waits for it, in a shell that ends with it. */
function background(r: Recorder): string {
  const command = line(r, "");
  if (r.variable !== "PORT") return `${command} & pids="$pids $!"`;
  return `( until [ -e "/sys/class/net/$PORT" ]; do sleep 0.01; done; exec ${command} ) & pids="$pids $!"`;
}

/** What stands between \${NAME:? and }. */
function shellWord(text: string): string {
  return text.replace(/["\\$`}]/g, "");
}

/** The case file, one source a line. */
export function recordingCase(plan: Outgoing<RecordingPlan>): string {
  const doc = new Document(plan.case);
  doc.commentBefore = " Made by wirewitness plan. What a node did not record may be taken out.";
  const mac = doc.getIn(["subject", "mac"], true);
  // YAML 1.1 reads some MAC addresses as numbers to the base of 60
  if (isScalar(mac)) mac.type = "QUOTE_DOUBLE";
  const flow = (node: unknown) => {
    if (isMap(node) || isSeq(node)) node.flow = true;
  };
  for (const key of ["subject", "stages", "tunnelPorts"]) flow(doc.get(key));
  const sources = doc.get("sources");
  if (isSeq(sources)) for (const s of sources.items) flow(s);
  return doc.toString({ lineWidth: 0 });
}
