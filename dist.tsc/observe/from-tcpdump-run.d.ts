import type { EpochNs } from "../core/time.ts";
import type { TcpdumpPacket } from "../decode/text/tcpdump-rows.ts";
import { Directions } from "./directions.ts";
import { FrameObserver } from "./frame-observer.ts";
import { TextAddresses } from "./from-tcpdump-addresses.ts";
import { TcpdumpClock } from "./from-tcpdump-clock.ts";
import { TextLengths } from "./from-tcpdump-lengths.ts";
import type { InputContext } from "./observation.ts";
/** One recording: from one banner to the next. */
export declare class TcpdumpRun {
    /** Counters, matching and findings of captures. */
    readonly parts: FrameObserver;
    readonly clock: TcpdumpClock;
    readonly addresses: TextAddresses;
    readonly lengths: TextLengths;
    readonly directions: Directions;
    readonly counts: Map<"captured" | "dropped" | "droppedByInterface" | "received", number>;
    readonly context: InputContext;
    packets: number;
    firstLine: number;
    first: EpochNs | undefined;
    last: EpochNs | undefined;
    /** Echoes that no stream takes, because a number is not printed. */
    withoutSeq: number;
    withoutSeqLine: number;
    /** Ends of streams whose ICMP identifier is not printed, as "from to". */
    readonly withoutId: Set<string>;
    hiddenTunnels: number;
    hiddenTunnelLine: number;
    bgp: number;
    bgpLine: number;
    private readonly facts;
    private readonly tunnelPorts;
    private readonly ns;
    private readonly batch;
    private low;
    private high;
    private previous;
    private readonly interfaces;
    /** Sightings at places that are not told apart: each counts as a place of its own. */
    private places;
    private line;
    private time;
    constructor(context: InputContext);
    /** The banner's link type. */
    setLinkType(name: string): void;
    /** The next packet. */
    packet(row: TcpdumpPacket): void;
    /** Who sends to whom, by the outermost addresses; an ARP packet shows that its sender's side is heard. */
    private direction;
    /** Puts the packet's stamp where the tracker looks for it. */
    private place;
    private outOfOrder;
    private foldSpan;
    /** No packet comes any more. */
    end(): void;
    private epoch;
    /** UDP and TCP outside of tunnels: what may hide something. */
    private port;
    private icmp;
    private echo;
    /** Sets the key of the stream. */
    private ends;
    /** Where the packet was seen: interface, direction and TTL as far as they are printed. */
    private view;
    /** A number for a name; undefined for "?", which stands for any number of interfaces. */
    private interfaceNumber;
    private error;
    /** Sets the tracker's echo to the quoted probe, in the network the error was seen in, or in none. */
    private findQuoted;
    private arp;
    private sighting;
}
