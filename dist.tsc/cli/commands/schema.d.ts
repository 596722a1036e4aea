import type { CommandModule } from "yargs";
/** Prints a schema, or the list of names. */
export declare const schemaCommand: CommandModule<object, object>;
