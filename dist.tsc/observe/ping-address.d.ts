/** An address in one spelling, without its zone. */
export declare function addressOf(text: string): string;
