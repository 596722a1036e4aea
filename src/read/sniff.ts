export function sniff(_head: Uint8Array): { name: string; hint: string } {
  return { name: "unknown", hint: "" };
}
