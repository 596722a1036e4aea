import { type TunnelPort } from "../decode/wire/next-layer.ts";
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import type { FrameObserver } from "./frame-observer.ts";
/** Runs batches for one observer; call `finish` before its counters are read. */
export declare class FastLoop {
    private readonly o;
    private readonly tracker;
    private readonly ports;
    private readonly guess;
    private readonly udpPorts;
    private readonly macs;
    private readonly tables;
    private readonly byInterface;
    private batch;
    private view;
    private table;
    private link;
    private linkType;
    private ethernet;
    private plain;
    private row;
    private at;
    private end;
    /** Interface and direction of a cooked header, for views. */
    private cooked;
    /** VLAN + 1 of the frame, then of the inner frame; 0 none. */
    private tag;
    /** Outermost IP header, its end, and 1 when it is IPv6. */
    private ip;
    private ipEnd;
    private v6;
    /** VNI + 1 (0 outside tunnels), and the outer source port. */
    private k2;
    private port;
    /** Row of the frame's sender in the MacBook, -1 none. */
    private sender;
    constructor(o: FrameObserver, tunnelPorts: readonly TunnelPort[], guess: boolean);
    /**
     * Takes every row of a batch that the observer has entered. False when some row has no stamp, or an earlier one than
     * the row before it or than `previous`.
     */
    run(batch: RecordBatch, interfaces: readonly CaptureInterface[], previous: number): boolean;
    private enter;
    private tableOf;
    private ethernetFrame;
    private cookedFrame;
    private outer4;
    private outer6;
    private outerUdp;
    /** An Ethernet frame in a tunnel, from `e` to `end`. `kind` is the tunnel's place in the table, to which tags and family are added. */
    private tunnel;
    /** What a packet that may not hold another tunnel carries. `icmp` is the protocol number of ICMP in its family. */
    private transport;
    /** A packet outside tunnels that is not UDP. */
    private plainPacket;
    private countPort;
    private countPlain;
    private countTunnel;
    private echo4;
    private echo6;
    /** The rest of an echo whose request goes from `from` to `to`. */
    private echo;
    /** Notes who sent the frame: the inner frame at `e`, or (0) the outer one, or the packet behind a cooked header. */
    private hear;
    /** AddressBook id of the outer source (0) or destination (1). */
    private outerAddress;
    private newRow;
    private ledgerRow;
    /** Adds what was counted here to the observer's counters. */
    finish(): void;
}
