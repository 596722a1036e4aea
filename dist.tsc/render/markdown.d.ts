import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Evidence } from "../schema/evidence.generated.ts";
/** The report as GitHub-flavoured Markdown. Figures are linked as figures/NAME.svg. */
export declare function renderMarkdown(evidence: Outgoing<Evidence>): string;
