/** Environment variable that holds the key as 64 hex digits. */
export declare const KEY_VARIABLE = "WIREWITNESS_KEY";
/** 32 secret bytes; same key, same pseudonyms. */
export type Key = Uint8Array;
/**
 * The key from `file` (64 hex digits on its first line that is not a comment, or exactly 32 raw bytes), else from
 * WIREWITNESS_KEY, else random for this run. Throws E_USAGE when what is given is not a key; the message never shows it.
 */
export declare function loadKey(file: string | undefined): {
    key: Key;
    random: boolean;
};
