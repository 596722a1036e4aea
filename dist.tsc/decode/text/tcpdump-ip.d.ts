/** An IP header whose addresses have not come yet. What only -v prints is undefined without it. */
export declare class IpHead {
    v6: boolean;
    protocol: string | undefined;
    ttl: number | undefined;
    totalLength: number | undefined;
    headerLength: number | undefined;
    fragment: boolean;
    /** Nothing is known of the header that begins now. */
    reset(v6: boolean): void;
    /** The parentheses from `at` to `end`. */
    verbose(text: string, at: number, end: number): void;
    private verboseV4;
    private verboseV6;
    /** "[real length 80122, presumed BIG TCP] " and the like; gives the position behind it. */
    realLength(text: string, at: number): number;
}
