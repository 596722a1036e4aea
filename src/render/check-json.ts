// acceptance.json.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import { renderDocument } from "./json.ts";

/** The acceptance as JSON, keys in the order of its schema. */
export function acceptanceJson(acceptance: Outgoing<Acceptance>): string {
  return renderDocument(acceptance, "acceptance");
}
