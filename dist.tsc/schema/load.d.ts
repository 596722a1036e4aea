/** Names of the schemas: "evidence", "case", "packet", ... sorted. */
export declare function schemaNames(): string[];
/** Text of a schema; undefined when there is none of that name. */
export declare function schemaText(name: string): string | undefined;
