/** Name of a target as fping pads it. */
export const TARGET = String.raw `([\w.:%-]{1,255})`;
