/** "fragmentation needed, mtu 1400", "host unreachable", "time exceeded", ... of the error whose header is at `at`. */
export declare function icmpErrorText(b: Uint8Array, at: number, v6: boolean): string;
