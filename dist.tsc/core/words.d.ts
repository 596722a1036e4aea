/** "1 request was" or "12 requests were": `one` and `many` are what follows the number. */
export declare function numbered(n: number, one: string, many: string): string;
