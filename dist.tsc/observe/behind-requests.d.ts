import { type StrayReply, type StrayStamp } from "./stray-replies.ts";
/** Requests without a place in their stream; the latest are kept, so that their replies are known. */
export declare class BehindRequests {
    requests: number;
    record: number;
    /** Replies to them. */
    replies: number;
    private readonly kept;
    private readonly counts;
    /** A request of a stream. */
    add(flow: number, request: StrayReply, stamp: StrayStamp): void;
    /** A reply: whether it is one to them, the first sighting of it, or the very same again ("repeated"). */
    reply(reply: StrayReply, ns: number, base: number): "first" | "repeated" | "sighting" | undefined;
    /** Streams with as many of them as another run would have. */
    runs(): number;
    private first;
    private find;
}
