import type { EpochNs } from "../core/time.ts";
import type { BgpMessage } from "../decode/wire/bgp-message.ts";
import type { CaptureInterface, RecordBatch } from "../read/batch.ts";
import { AddressBook } from "./address-book.ts";
import { Announcements } from "./announcements.ts";
import { CaptureNotes } from "./capture-notes.ts";
import { ClockBases } from "./clock-base.ts";
import { FrameCounters, type LinkCounters } from "./frame-counters.ts";
import { Ledger } from "./ledger.ts";
import type { InputContext, RouteObservation } from "./observation.ts";
import { MacBook } from "./mac-book.ts";
import { ProbeErrors } from "./probe-errors.ts";
import { ProbeTracker } from "./probe-tracker.ts";
import { SampleBook } from "./sample-book.ts";
import { SegmentTable } from "./segment-table.ts";
import { UnreadReplies } from "./unread-replies.ts";
/** What an observer is told beside the input's context. */
export interface ObserverOptions {
    /** Look for tunnels on undeclared UDP ports by content. */
    readonly guessTunnels: boolean;
    /** Keep probes for the probe figure. */
    readonly keepSamples: boolean;
}
/** Everything that one capture adds up to, while its batches come in. */
export declare class FrameObserver {
    readonly clock: ClockBases;
    readonly book: AddressBook;
    readonly frames: FrameCounters;
    readonly ledger: Ledger;
    readonly notes: CaptureNotes;
    readonly announcements: Announcements;
    readonly errors: ProbeErrors;
    readonly sample: SampleBook | undefined;
    readonly tracker: ProbeTracker;
    /** Replies that were cut, and fragments of replies. */
    readonly unread: UnreadReplies;
    /** Who was heard where, when asked for. */
    readonly macs: MacBook | undefined;
    readonly routes: RouteObservation[];
    readonly bgp: import("../decode/wire/bgp-stream.ts").BgpStreams;
    /** UDP packets outside tunnels that hold none, by destination port; ports of services are left out. */
    readonly udpPorts: Uint32Array<ArrayBuffer>;
    readonly udpPortsSeen: number[];
    /** Segments of BGP connections, where they are to be compared with other inputs. */
    readonly segments: SegmentTable | undefined;
    routesOmitted: number;
    /** Frames that stopped in a layer that is known. */
    unparsed: number;
    outerFragments: number;
    inferredTunnels: number;
    private readonly walker;
    private readonly quoteWalker;
    private routeObserver;
    private readonly context;
    private readonly facts;
    private batch;
    /** The frame at hand is a fragment that was not looked at yet. */
    private partial;
    /** Row of the frame's sender among `macs`, or -1. */
    private sender;
    constructor(context: InputContext, options: ObserverOptions);
    /** The rows that follow are rows of this batch. */
    enter(batch: RecordBatch): void;
    /** Stamp of a row; undefined when it has none. */
    at(row: number): EpochNs | undefined;
    /** A frame, walked. */
    frame(row: number, iface: CaptureInterface, link: LinkCounters): void;
    /** A fragment; an echo reply counts once all of its fragments are there. */
    private fragment;
    private walked;
    /** Notes the sender of the innermost frame, or of the packet that a cooked header stands before. Gives its row, or -1. */
    private heard;
    private kindOfFrame;
    private addTags;
    private stopped;
    private addToLedger;
    /** IP traffic without any tunnel; what is encrypted, or a tunnel that could not be read, is not plain. */
    private plainRow;
    private tunnelRow;
    /** The innermost frame of a tunnel is longer than the IP packet in it. */
    private isPadded;
    /** What the innermost packet is. */
    private innermost;
    private plainUdp;
    private sighting;
    /** AddressBook id of an IP header's source or destination. */
    private addressId;
    private tcp;
    /** Routes of BGP messages whose stamps have this many digits. */
    addRoutes(messages: readonly BgpMessage[], digits: number): void;
    private icmp;
    private echo;
    private icmpError;
    /** Sets the tracker's echo to the quoted probe: in the network the error was seen in, in none, or in the only one that has it. */
    private findQuoted;
    private addressOf;
}
