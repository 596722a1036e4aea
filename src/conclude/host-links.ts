// Which links a capture was taken on: outputs of ip link and the like are matched with captures of the same host, by the nodes of the
// case, by the host that a prompt shows, or by the names of the files.
import { closeSync, openSync, readSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { InputContext, Observation } from "../observe/observation.ts";
import type { KnownLinks, KnownMtu } from "../observe/link-mtus.ts";
import { sniff } from "../read/sniff.ts";

/** Words of a file name that name no host. */
const COMMON = new Set(
  "ip link links addr show list bridge json txt text log out j d s a all before during after detail details pcap pcapng cap gz zst uplink port nic any".split(
    " ",
  ),
);

/** How a path is written in names of files. */
const SEPARATOR = /[\s._-]+/;

/** Links that are kept; a text that lists more is no host's. */
const MOST_LINKS = 10_000;
/** In place of an MTU that changed within one output. */
const SEVERAL = -1;

/** One link of one host as one output lists it. */
interface Listed {
  readonly host: Host;
  readonly ifname: string;
  readonly source: KnownMtu["source"];
  mtu: number | undefined;
  ifindex: number | undefined;
}

/** Who printed an output, or took a capture. */
interface Host {
  /** As the case, or a prompt, says. */
  readonly told: string | undefined;
  readonly name: string;
}

/** The links that outputs list, of all hosts. */
export class HostLinks {
  private readonly listed = new Map<string, Listed>();

  /** Takes what an input says of links. */
  add({ input, facts }: Observation): void {
    for (const { kind, subject, value, source } of facts) {
      if (kind !== "link.mtu" && kind !== "link.identity") continue;
      const space = subject.lastIndexOf(" ");
      const [where, ifname] = [subject.slice(0, space), subject.slice(space + 1)];
      const told = where === input.name ? undefined : where;
      const key = `${input.name}\0${subject}`;
      let link = this.listed.get(key);
      if (link === undefined) {
        if (this.listed.size >= MOST_LINKS) return;
        link = { host: { told, name: input.name }, ifname, source, mtu: undefined, ifindex: undefined };
        this.listed.set(key, link);
      }
      if (kind === "link.mtu" && typeof value === "number") link.mtu = (link.mtu ?? value) === value ? value : SEVERAL;
      else if (kind === "link.identity") link.ifindex = (value as { ifindex?: number }).ifindex;
    }
  }

  /** Links of the host where a capture was taken; undefined when none are listed. */
  of(context: Pick<InputContext, "name" | "node" | "interface">): KnownLinks | undefined {
    const byName = new Map<string, KnownMtu | undefined>();
    const byIndex = new Map<number, KnownMtu | undefined>();
    const capture = { told: context.node, name: context.name };
    let recorded: string | undefined;
    for (const { host, ifname, mtu, ifindex, source } of this.listed.values()) {
      if (mtu === undefined || mtu === SEVERAL || !sameHost(capture, host, ifname)) continue;
      const known = { mtu, ifname, source };
      agree(byName, ifname, known);
      if (ifindex !== undefined) agree(byIndex, ifindex, known);
      // eth1 and eth1.20: the longest name that fits
      if (endsWithLink(context, ifname) && ifname.length > (recorded?.length ?? 0)) recorded = ifname;
    }
    const own = recorded === undefined ? undefined : byName.get(recorded);
    if (byName.size === 0) return undefined;
    return { byName: sure(byName), byIndex: sure(byIndex), recorded: own };
  }
}

/** Outputs that say different things of one link leave its MTU open. */
function agree<K>(known: Map<K, KnownMtu | undefined>, key: K, link: KnownMtu): void {
  const before = known.get(key);
  const same = !known.has(key) || (before !== undefined && before.mtu === link.mtu && before.ifname === link.ifname);
  known.set(key, same ? (before ?? link) : undefined);
}

function sure<K>(known: ReadonlyMap<K, KnownMtu | undefined>): Map<K, KnownMtu> {
  const out = new Map<K, KnownMtu>();
  for (const [key, link] of known) if (link !== undefined) out.set(key, link);
  return out;
}

function sameHost(capture: Host, other: Host, ifname: string): boolean {
  if (capture.told !== undefined && other.told !== undefined) return capture.told === other.told;
  if (other.told !== undefined) return hostOf(capture.name, ifname) === other.told;
  const name = hostOf(other.name, "");
  return name !== "" && name === (capture.told ?? hostOf(capture.name, ifname));
}

/** The host that a file's name tells: leaf1-eth1.pcap, leaf1-ip-link.txt; the folder of one that tells none: leaf1/eth1.pcap. */
function hostOf(name: string, ifname: string): string {
  const base = basename(name);
  const at = ifname === "" ? -1 : base.search(behind(ifname));
  const words = (at < 0 ? base : base.slice(0, at)).split(SEPARATOR);
  const host = words.filter((word) => word !== "" && !COMMON.has(word.toLowerCase())).join("-");
  if (host !== "") return host;
  const folder = basename(dirname(name));
  return folder === "." || COMMON.has(folder.toLowerCase()) ? "" : folder;
}

function endsWithLink({ name, interface: told }: Pick<InputContext, "name" | "interface">, ifname: string): boolean {
  return told === undefined ? behind(ifname).test(basename(name)) : told === ifname;
}

/** The name of an interface at the end of a file's name, before what the file is. */
function behind(ifname: string): RegExp {
  const literal = ifname.replaceAll(/[^\w]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![^\s._-])${literal}(?:\.(?:p?cap(?:ng)?\d*|dmp|gz|zst|zstd))*$`);
}

/** True for a capture by its first bytes, or by its name where it is compressed; "-" is taken for one. */
export function looksLikeCapture(path: string): boolean {
  if (path === "-") return true;
  const head = new Uint8Array(4);
  try {
    // a pipe would lose these bytes
    if (!statSync(path).isFile()) return true;
    const fd = openSync(path, "r");
    try {
      readSync(fd, head, 0, head.length, 0);
    } finally {
      closeSync(fd);
    }
  } catch {
    // whoever reads it will say why it cannot be read
    return false;
  }
  const { kind } = sniff(head);
  return kind === "pcap" || kind === "pcapng" || /\.(?:p?cap(?:ng)?\d*|dmp)\.(?:gz|zst|zstd)$/i.test(path);
}
