// MTU of what was recorded: as the case says, or as the links of the same host are listed in other evidence.
import * as sll2 from "../decode/wire/sll2.ts";
import { LINKTYPE } from "../decode/wire/frame.ts";
import type { CaptureInterface } from "../read/batch.ts";
import type { SourceRef } from "./observation.ts";

/** An MTU that evidence gives. */
export interface KnownMtu {
  /** Bytes. */
  readonly mtu: number;
  readonly ifname: string;
  readonly source: SourceRef;
}

/** Links of the host where a capture was taken. */
export interface KnownLinks {
  readonly byName: ReadonlyMap<string, KnownMtu>;
  readonly byIndex: ReadonlyMap<number, KnownMtu>;
  /** The link that the case, or the name of the file, says was recorded. */
  readonly recorded: KnownMtu | undefined;
}

/** MTUs of the interfaces of one capture. */
export class LinkMtus {
  private readonly told: number | undefined;
  private readonly links: KnownLinks | undefined;
  private readonly byInterface: (number | undefined)[] = [];

  constructor(told: number | undefined, links: KnownLinks | undefined) {
    this.told = told;
    this.links = links;
  }

  /** Records of an interface that are no longer than this need no look at their link. */
  least(iface: CaptureInterface, usual: number): number {
    const mtu = this.ofAll(iface);
    if (mtu !== undefined) return mtu;
    if (iface.linkType !== LINKTYPE.linuxSll2 || this.links === undefined) return usual;
    return [...this.links.byIndex.values()].reduce((least, link) => Math.min(least, link.mtu), usual);
  }

  /** The MTU of all packets of an interface of the capture; undefined where it is not known, or of several links. */
  ofAll(iface: CaptureInterface): number | undefined {
    const { index } = iface;
    if (this.told !== undefined || this.links === undefined) return this.told;
    if (!(index in this.byInterface)) this.byInterface[index] = this.linkOf(iface)?.mtu;
    return this.byInterface[index];
  }

  /** The MTU of the link of one record, which begins at `at`. */
  of(iface: CaptureInterface, bytes: Uint8Array, at: number): number | undefined {
    const all = this.ofAll(iface);
    if (all !== undefined || this.links === undefined) return all;
    return iface.linkType === LINKTYPE.linuxSll2 ? this.links.byIndex.get(sll2.ifindex(bytes, at))?.mtu : undefined;
  }

  /** Where an MTU comes from, when it is not the case. */
  linkWith(mtu: number): KnownMtu | undefined {
    if (this.told !== undefined || this.links === undefined) return undefined;
    const { byName, recorded } = this.links;
    return recorded?.mtu === mtu ? recorded : [...byName.values()].find((link) => link.mtu === mtu);
  }

  private linkOf({ name, linkType }: CaptureInterface): KnownMtu | undefined {
    const { byName, recorded } = this.links!;
    const named = name === undefined ? undefined : byName.get(name);
    // packets of "any" are of whatever link
    return named ?? (linkType === LINKTYPE.linuxSll || linkType === LINKTYPE.linuxSll2 ? undefined : recorded);
  }
}
