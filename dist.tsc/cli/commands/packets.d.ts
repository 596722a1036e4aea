import type { CommandModule } from "yargs";
/** Prints rows to stdout and what the file itself has to say to stderr. */
export declare const packetsCommand: CommandModule<object, object>;
