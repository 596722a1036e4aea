// The table of what `check --format` can write. A new one is a file beside this one and a line here.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import { acceptanceGithub } from "./check-github.ts";
import { acceptanceIntoto } from "./check-intoto.ts";
import { acceptanceJson } from "./check-json.ts";
import { acceptanceJunit } from "./check-junit.ts";
import { acceptanceMarkdown } from "./check-markdown.ts";
import { acceptanceSarif } from "./check-sarif.ts";
import { acceptanceTap } from "./check-tap.ts";
import { acceptanceText } from "./check-text.ts";

/** What a writer may know beside the acceptance. */
export interface CheckContext {
  /** Columns of the terminal. */
  readonly columns: number;
  readonly color: boolean;
  /** Path of the case file as given, and the line of each claim in it, by its id as the acceptance has it. */
  readonly caseFile: string;
  readonly lineOfClaim: (id: string) => number | undefined;
  /** Line of the budget that a check is, by the id of the check; undefined for a check that ran unasked. */
  readonly lineOfBudget?: (id: string) => number | undefined;
}

/** One format. */
export interface CheckFormat {
  readonly name: string;
  /** File that `--out` puts it into. */
  readonly file: string;
  readonly write: (acceptance: Outgoing<Acceptance>, context: CheckContext) => string;
}

/** All formats, by the names that `--format` takes. */
export const CHECK_FORMATS: readonly CheckFormat[] = [
  { name: "text", file: "acceptance.txt", write: acceptanceText },
  { name: "json", file: "acceptance.json", write: acceptanceJson },
  { name: "md", file: "acceptance.md", write: acceptanceMarkdown },
  { name: "junit", file: "acceptance.junit.xml", write: acceptanceJunit },
  { name: "sarif", file: "acceptance.sarif", write: acceptanceSarif },
  { name: "tap", file: "acceptance.tap", write: acceptanceTap },
  { name: "github", file: "acceptance.github.txt", write: acceptanceGithub },
  { name: "intoto", file: "acceptance.intoto.json", write: acceptanceIntoto },
];
