import { type Outgoing } from "./outgoing.ts";
/** The value itself, raw. */
export declare function reveal<T>(value: T): Outgoing<T>;
