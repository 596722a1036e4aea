// What a terminal summary says of ways and times: repoints, ways past the taps, outages with their ladder.
import type { Evidence } from "../schema/evidence.generated.ts";
import { bodies } from "./figures/bodies.ts";
import { clockTime, count, duration, sourceText, vtepShort } from "./format.ts";
import {
  boundsWords,
  eventName,
  eventWords,
  middleTime,
  partWords,
  placedEvents,
  recoveredWords,
  spread,
  wholeWords,
} from "./outage-words.ts";
import { MOST, type Screen, columns, heading, more, note, paragraph } from "./terminal-screen.ts";
import { wayLines } from "./way-tables.ts";

/** When each stream was pointed to another VTEP. */
export function repoints(screen: Screen, evidence: Evidence): void {
  const all = bodies(evidence).flatMap(({ path }) => (path?.repoints ?? []).map((r) => ({ p: path!, r })));
  if (all.length === 0) return;
  heading(screen, "Repoints");
  const rows = all
    .slice(0, MOST)
    .map(({ p, r }) => [
      p.stream,
      `${vtepShort(evidence, r.from)} to ${vtepShort(evidence, r.to)}`,
      `seq ${r.lastSeqToOld} to ${r.firstSeqToNew}`,
      `within ${duration(r.interval_us, "up")}`,
    ]);
  columns(screen, rows, { right: [] });
  more(screen, all.length);
}

/** The ways of requests and replies past each tap. */
export function waysPast(screen: Screen, evidence: Evidence): void {
  const lines = wayLines(evidence);
  if (lines.length === 0) return;
  heading(screen, "Ways past the taps (hops assume an initial TTL of 64, 128 or 255)");
  columns(
    screen,
    lines.slice(0, MOST).map((l) => [...l]),
    { right: [] },
  );
  more(screen, lines.length);
}

/** Outages told in full; further ones are in evidence.json. */
const MOST_OUTAGES = 2;
const MOST_SEEN = 6;

/** Outages: where the time went, on one clock. */
export function outages(screen: Screen, evidence: Evidence): void {
  const split = evidence.outages.filter((o) => o.parts.some((p) => p.name !== "unsplit"));
  for (const o of split.slice(0, MOST_OUTAGES)) {
    screen.lines.push("");
    paragraph(screen, `Outage ${o.loss}: `, `${wholeWords(o)}, ${recoveredWords(o)}`);
    const events = placedEvents(o, o.events[0]!.low).map((e) => [
      clockTime(e.event.low === e.event.high ? e.event.low : middleTime(e.event)),
      spread(e),
      `${eventName(e.event)}${e.event.untied === true ? " (own clock)" : ""}${e.event.afterRecovery === true ? " (after)" : ""}`,
      e.event.at === undefined || e.event.evidence[0] === undefined ? "not recorded" : sourceText(e.event.evidence[0]),
    ]);
    columns(screen, events, { right: [1] });
    const parts = o.parts.map((p) => [
      partWords(p),
      duration(p.low_us, "down"),
      duration(p.high_us, "up"),
      p.until === undefined || p.within !== undefined ? "" : `to ${eventWords(p.until)}`,
    ]);
    columns(screen, [["part", "at least", "at most", ""], ...parts], { right: [1, 2], head: true });
    if (o.advertisements !== undefined) {
      const seen = o.advertisements.slice(0, MOST_SEEN).map((a) => `${a.input} ${boundsWords(a.low_us, a.high_us)}`);
      const rest = o.advertisements.length - seen.length;
      note(
        screen,
        `New route on its way, after it left: ${seen.join(", ")}${rest > 0 ? `, and ${count(rest)} more` : ""}.`,
      );
    }
    for (const c of o.cannotSplit) {
      note(screen, `Not recorded: ${c.missing}.`);
      if (c.record !== undefined) note(screen, `  ${c.record}`);
    }
    for (const limit of o.limits ?? []) note(screen, limit);
  }
  if (split.length > MOST_OUTAGES)
    note(screen, `and ${count(split.length - MOST_OUTAGES)} more outages in evidence.json`);
}
