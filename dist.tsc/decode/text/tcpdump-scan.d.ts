/** The first position at or after `at` that is neither space nor tab. */
export declare function skipSpaces(text: string, at: number): number;
/** The first position at or after `at` that is not a digit. */
export declare function endOfDigits(text: string, at: number): number;
/** The decimal number at `at`; undefined when there is no digit, or more of them than lengths and ids have. */
export declare function decimal(text: string, at: number): number | undefined;
/** The number behind the first `word` at or after `at`; undefined when there is none. */
export declare function after(text: string, word: string, at: number): number | undefined;
/** True when "xx:xx:xx:xx:xx:xx > " stands at `at`. */
export declare function isMacPair(text: string, at: number): boolean;
/** True when "xx:xx:xx:xx:xx:xx" stands at `at`. */
export declare function isMac(text: string, at: number): boolean;
/** The position behind the parenthesis that closes the one at `at`; -1 when none does. */
export declare function closing(text: string, at: number): number;
/**
 * The dot before the port of "address.port" in [from, to), or -1 when there is none: an IPv4 address has three dots and
 * a port after a fourth; an IPv6 address none, or three behind its last colon. Of a host name nothing tells:
 * `named` says whether its last label is a port.
 */
export declare function portDot(text: string, from: number, to: number, named: boolean): number;
