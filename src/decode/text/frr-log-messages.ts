// Messages of zebra and bgpd about MAC moves, duplicate addresses and sessions, as the sources of FRR 7.x to 10.x print them.
import { canonicalIp, canonicalMac } from "../../core/address.ts";
import type { LogDuplicate, LogMacip, LogSession } from "./frr-log-rows.ts";
import { MOST_MOBILITY, MOST_VNI } from "./printed-number.ts";

type Without<T> = T extends unknown ? Omit<T, "line" | "stamp" | "daemon"> : never;

/** A row without what every line has. */
export type MessageRow = Without<LogMacip | LogDuplicate | LogSession>;

const MAC = "((?:[0-9a-f]{2}:){5}[0-9a-f]{2})";
const IP = "([0-9A-Fa-f:.]{2,45})";

const RECV_ADD = new RegExp(
  `^Recv MACIP ADD VNI (\\d{1,15}) MAC ${MAC}(?: IP ${IP})? flags (0x[0-9a-f]+) seq (\\d{1,15}) VTEP ${IP}`,
);
const RECV_DEL = new RegExp(`^Recv MACIP DEL VNI (\\d{1,15}) MAC ${MAC}(?: IP ${IP})? Remote VTEP ${IP}`);
const IGNORED = new RegExp(`^Ignore remote MACIP ADD VNI (\\d{1,15}) MAC ${MAC}(?: IP ${IP})?`);
const SEND = new RegExp(
  `^Send MACIP (Add|Del) f(?:lags)? (.{0,80}?) ?state \\d+ MAC ${MAC} IP (\\S+) seq (\\d{1,15}) L2-VNI (\\d{1,15})`,
);
const DETECTED = new RegExp(
  `^VNI (\\d{1,15}): MAC ${MAC}(?: IP ${IP})? detected as duplicate during (?:local|remote) update, (?:(?:last|from) VTEP ${IP}|inherit duplicate from MAC)`,
);
const HELD = new RegExp(
  `^(?:\\w+: )?duplicate addr MAC ${MAC}(?: IP ${IP})? flags .{0,80}? ?(?:skip update to client|skip installing), learn count (\\d{1,15})`,
);
const RESET = new RegExp(
  `^(?:\\w+: )?duplicate addr MAC ${MAC}(?: IP ${IP})? flags .{0,80}?detection time passed, reset learn count`,
);
const RECOVERED = new RegExp(`^(?:\\w+: )?duplicate addr mac ${MAC}(?: IP ${IP})? .{0,120}auto recovery expired`, "i");
const CHANGE = /^%ADJCHANGE: neighbor (\S+?)(?:\((\S+?)\))? in vrf \S+ (Up|Down)(?: (.*))?$/;
const NOTIFICATION =
  /^%NOTIFICATION: (?:sent to|received from) neighbor (\S+?)(?:\((\S+?)\))? (\d+\/\d+ ?(?:\([^)]*\))?)/;
/** Bit of the flags of a MACIP message between bgpd and zebra. */
const STICKY = 0x01;

/** The row of a message; undefined for all others, and "impossible" where a number of it cannot be what it says. */
export function messageRow(message: string): MessageRow | "impossible" | undefined {
  const row = rowOf(message);
  if (row === undefined || row.kind === "session") return row;
  const { vni } = row;
  const seq = row.kind === "macip" ? row.seq : undefined;
  const fits = (vni === undefined || vni <= MOST_VNI) && (seq === undefined || seq <= MOST_MOBILITY);
  return fits ? row : "impossible";
}

function rowOf(message: string): MessageRow | undefined {
  switch (message.charCodeAt(0)) {
    case 82: // R
      return message.startsWith("Recv MACIP") ? (added(message) ?? deleted(message)) : undefined;
    case 73: // I
      return ignored(message);
    case 83: // S
      return message.startsWith("Send MACIP") ? local(message) : undefined;
    case 86: // V
      return detected(message);
    case 37: // %
      return session(message);
    default:
      return message.includes("duplicate addr") ? dampened(message) : undefined;
  }
}

function added(message: string): MessageRow | undefined {
  const m = RECV_ADD.exec(message);
  if (m === null) return undefined;
  return {
    kind: "macip",
    from: "remote",
    action: "add",
    ...place(m[1], m[2], m[3]),
    vtep: canonicalIp(m[6]!),
    seq: Number(m[5]),
    sticky: (Number(m[4]) & STICKY) !== 0,
  };
}

function deleted(message: string): MessageRow | undefined {
  const m = RECV_DEL.exec(message);
  if (m === null) return undefined;
  const vtep = canonicalIp(m[4]!);
  return {
    kind: "macip",
    from: "remote",
    action: "delete",
    ...place(m[1], m[2], m[3]),
    vtep,
    seq: undefined,
    sticky: false,
  };
}

function ignored(message: string): MessageRow | undefined {
  const m = IGNORED.exec(message);
  if (m === null) return undefined;
  return {
    kind: "macip",
    from: "ignored",
    action: "add",
    ...place(m[1], m[2], m[3]),
    vtep: undefined,
    seq: undefined,
    sticky: false,
  };
}

function local(message: string): MessageRow | undefined {
  const m = SEND.exec(message);
  if (m === null) return undefined;
  return {
    kind: "macip",
    from: "local",
    action: m[1] === "Add" ? "add" : "delete",
    ...place(m[6], m[3], m[4] === "(null)" ? undefined : m[4]),
    vtep: undefined,
    seq: m[1] === "Add" ? Number(m[5]) : undefined,
    sticky: m[1] === "Add" && /\bSticky\b/.test(m[2]!),
  };
}

function detected(message: string): MessageRow | undefined {
  const m = DETECTED.exec(message);
  if (m === null) return undefined;
  const vtep = m[4] === undefined ? undefined : canonicalIp(m[4]);
  return { kind: "duplicate", what: "detected", ...place(m[1], m[2], m[3]), vtep, moves: undefined };
}

function dampened(message: string): MessageRow | undefined {
  const held = HELD.exec(message);
  const m = held ?? RESET.exec(message) ?? RECOVERED.exec(message);
  if (m === null) return undefined;
  const what = held !== null ? "held" : message.includes("auto recovery") ? "recovered" : "reset";
  const { mac, ip } = place(undefined, m[1], m[2]);
  return {
    kind: "duplicate",
    what,
    vni: undefined,
    mac,
    ip,
    vtep: undefined,
    moves: held === null ? undefined : Number(m[3]),
  };
}

function session(message: string): MessageRow | undefined {
  const change = CHANGE.exec(message);
  const m = change ?? NOTIFICATION.exec(message);
  if (m === null) return undefined;
  const what = change === null ? "notification" : m[3] === "Up" ? "up" : "down";
  const peer = canonicalIp(m[1]!) ?? m[1]!;
  const says = (change === null ? m[3] : m[4])?.trim();
  return { kind: "session", what, peer, name: m[2], says };
}

function place(vni: string | undefined, mac: string | undefined, ip: string | undefined) {
  return { vni: Number(vni), mac: canonicalMac(mac!)!, ip: ip === undefined ? undefined : canonicalIp(ip) };
}
