/** Words of an input (a message, a command): \u201c...\u201d, at most 200 characters, on one line. */
export declare function quoted(text: string): string;
/** A name out of an input (a host, a device, a VRF): \u2018...\u2019. An address stays as it is: every address is known for one. */
export declare function named(text: string): string;
/**
 * A sentence with its quotations and its names replaced. What is not closed goes up to the end: somebody cut the sentence.
 */
export declare function withoutQuotations(sentence: string, replace: {
    readonly words: (text: string) => string;
    readonly name: (text: string) => string;
}): string;
