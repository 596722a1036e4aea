import type { CommandModule } from "yargs";
/** Prints what is wrong, a line each; exit code 1 when anything is. */
export declare const validateCommand: CommandModule<object, object>;
