import type { CommandModule } from "yargs";
/** Reads a body of evidence; exit code 0 when every input was read, 2 otherwise. */
export declare const analyzeCommand: CommandModule<object, object>;
