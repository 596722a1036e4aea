// Tables of this tool, looked up by words of others.

/** What a table has under a key of its own: "constructor" and its like, which every object answers to, are none. */
export function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
