import type { CommandModule } from "yargs";
/** One screen a file, or an array with --json. Shows files as they are, to the person who has them. */
export declare const inspectCommand: CommandModule<object, object>;
