// `check` as GitHub workflow commands: an annotation at the line of the case for each claim that is not reproduced. What comes from
// evidence is escaped as GitHub's own toolkit does, so that no text can end its command and begin another.
import type { Outgoing } from "../anonymize/outgoing.ts";
import type { Acceptance } from "../schema/acceptance.generated.ts";
import type { CheckContext } from "./check-formats.ts";
import { checkedAll, outcomeName, whyWords } from "./check-outcomes.ts";
import { acceptanceTitle, countWords } from "./check-words.ts";
import { visible } from "./html.ts";

const COMMANDS = { fail: "error", open: "warning" } as const;

/** Errors, then warnings, then one notice with the counts; each on a line. */
export function acceptanceGithub(a: Outgoing<Acceptance>, context: CheckContext): string {
  const all = checkedAll(a, context);
  const lines = (["fail", "open"] as const).flatMap((outcome) =>
    all
      .filter((c) => c.outcome === outcome)
      .map((c) =>
        command(
          COMMANDS[outcome],
          { file: context.caseFile, line: c.line, title: `${c.verdict}: ${outcomeName(c)}` },
          whyWords(c),
        ),
      ),
  );
  const title = `${acceptanceTitle(a)}: ${a.verdict}`;
  return `${[...lines, command("notice", { file: context.caseFile, title }, countWords(a.counts))].join("\n")}\n`;
}

function command(
  name: string,
  { file, line, title }: { file: string; line?: number | undefined; title: string },
  message: string,
): string {
  const at = line === undefined ? "" : `,line=${line}`;
  return `::${name} file=${property(file)}${at},title=${property(title)}::${data(message)}`;
}

function data(text: string): string {
  return visible(text).replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(text: string): string {
  return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
