// Lines of a text: encodings, line ends, terminal control, bounds, and bytes cut anywhere by the reads.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encodingOf, looksLikeText } from "../../src/read/encoding.ts";
import { readLines } from "../../src/read/lines.ts";
import type { Line } from "../../src/read/lines.ts";
import { shown } from "../../src/read/terminal.ts";
import { memory } from "./make.ts";

const latin1 = (s: string): Uint8Array => Uint8Array.from(Buffer.from(s, "latin1"));
const utf8 = (s: string): Uint8Array => Uint8Array.from(Buffer.from(s));
const utf16 = (s: string): Uint8Array => Uint8Array.from(Buffer.from(s, "utf16le"));
const swapped = (s: string): Uint8Array => Uint8Array.from(Buffer.from(s, "utf16le").swap16());

async function lines(
  bytes: Uint8Array,
  step = 65536,
): Promise<{ lines: Line[]; text: string[]; codes: string[]; says: string[] }> {
  const source = memory(bytes, { step });
  const out: Line[] = [];
  for await (const batch of readLines(source)) {
    expect(batch.length).toBeGreaterThan(0);
    expect(batch.length).toBeLessThanOrEqual(4096);
    out.push(...batch);
  }
  return {
    lines: out,
    text: out.map((l) => l.text),
    codes: source.findings.map((f) => f.code),
    says: source.findings.map((f) => f.says),
  };
}

describe("line ends and encodings", () => {
  it.each([
    { name: "nothing", bytes: utf8(""), text: [] },
    { name: "one line without its end", bytes: utf8("a"), text: ["a"] },
    { name: "blank lines count", bytes: utf8("a\n\n\nb\n"), text: ["a", "", "", "b"] },
    { name: "CRLF", bytes: utf8("a\r\nb\r\n"), text: ["a", "b"] },
    { name: "CR CR LF of a serial console", bytes: utf8("a\r\r\nb\r\r\n"), text: ["a", "b"] },
    { name: "LF CR", bytes: utf8("a\n\rb\n\r"), text: ["a", "b", ""] },
    { name: "CR alone ends the lines where there is no LF", bytes: utf8("a\rb\rc"), text: ["a", "b", "c"] },
    { name: "UTF-8 with a mark", bytes: utf8("\ufeffa\nü€😀\n"), text: ["a", "ü€😀"] },
    { name: "UTF-16LE with a mark", bytes: utf16("\ufeffa\r\nü€😀\n"), text: ["a", "ü€😀"] },
    {
      name: "UTF-16LE without one",
      bytes: utf16("Pinging 10.0.0.1\r\nReply ü\r\n"),
      text: ["Pinging 10.0.0.1", "Reply ü"],
    },
    { name: "UTF-16BE with a mark", bytes: swapped("\ufeffa\nb"), text: ["a", "b"] },
    { name: "UTF-16BE without one", bytes: swapped("Pinging 10.0.0.1\n"), text: ["Pinging 10.0.0.1"] },
    { name: "tabs stay", bytes: utf8("a\tb\n"), text: ["a\tb"] },
  ])("$name", async ({ bytes, text }) => {
    for (const step of [1, 2, 3, 7, 65536]) {
      const got = await lines(bytes, step);
      expect(got.text).toEqual(text);
      expect(got.lines.map((l) => l.number)).toEqual(text.map((_, i) => i + 1));
      expect(got.codes).toEqual([]);
    }
  });

  it("bytes that are not UTF-8 are shown as such and said", async () => {
    const got = await lines(latin1("Antwort f\xfcr\nok\n"));
    expect(got.text).toEqual(["Antwort f\ufffdr", "ok"]);
    expect(got.codes).toEqual(["text.bad-utf8"]);
  });

  it("tells UTF-16 from UTF-8 with zeros", () => {
    expect(encodingOf(utf8("64 bytes from\n\0\0\0\0\0\0\0\0"))).toEqual({ encoding: "utf-8", skip: 0 });
    expect(encodingOf(utf8("\0\0\0\0\0\0\0\0"))).toEqual({ encoding: "utf-8", skip: 0 });
    expect(encodingOf(utf16("a\n"))).toEqual({ encoding: "utf-8", skip: 0 });
    expect(encodingOf(utf16("abcd"))).toEqual({ encoding: "utf-16le", skip: 0 });
  });
});

describe("what terminals leave", () => {
  it.each([
    // raw, shown, overwritten
    ["\x1b[1;32mok\x1b[0m", "ok", false],
    ["\x1b]0;root@leaf1: ~\x07root@leaf1:~# ip link", "root@leaf1:~# ip link", false],
    ["\x1b]0;title\x1b\\x", "x", false],
    ["\x1b(B\x1b[m text\x1b=", " text", false],
    ["\x1b[?2004hleaf1# ", "leaf1# ", false],
    ["--More--\r        \rnext line", "next line", true],
    [
      " --More-- \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08          \x08\x08\x08\x08\x08\x08\x08\x08\x08\x08rest",
      "rest",
      true,
    ],
    ["  0%\r 50%\r100%", "100%", true],
    ["abcdef\rxy", "xycdef", true],
    ["sho\x08\x08\x08show", "show", true],
    ["lost 10\r\x1b[Klost 9", "lost 9", true],
    ["abc\x1b[2D\x1b[KX", "aX", true],
    ["abc\x1b[1Gx", "xbc", true],
    ["ab\x1b[3Cc", "ab   c", true],
    ["\x1b[2Kdone", "done", true],
    ["abcd\r\x1b[2Pxy", "xy", true],
    ["\x07ping\x0e\x0f", "ping", false],
    ["cut escape \x1b[12", "cut escape ", false],
    ["cut escape \x1b", "cut escape ", false],
    ["\x9b31mred\x9b0m", "red", false],
    ["plain", "plain", false],
    ["\r\r", "", false],
  ])("%j", (raw, text, overwritten) => {
    expect(shown(raw)).toEqual({ text, overwritten, zeros: false });
  });

  it("counts lines with overwritten text and zeros, at the first of them", async () => {
    const got = await lines(utf8("a\nb\rc\nd\0\0\0e\n\0\0\0\0\nx\x08y\n"));
    expect(got.text).toEqual(["a", "c", "de", "", "y"]);
    const source = memory(utf8("a\nb\rc\nd\0\0\0e\n\0\0\0\0\nx\x08y\n"));
    for await (const batch of readLines(source)) void batch;
    expect(source.findings).toMatchObject([
      { code: "text.overwritten", line: 2, count: 2 },
      { code: "text.zero-bytes", line: 3, count: 2 },
    ]);
  });

  it.each([
    [
      'Script started on 2026-11-30 18:45:00+00:00 [TERM="xterm" TTY="/dev/pts/0" COLUMNS="80" LINES="24"]',
      "started 2026-11-30 18:45:00+00:00",
    ],
    ["Script started on Mon 30 Nov 2026 06:45:00 PM UTC", "started Mon 30 Nov 2026 06:45:00 PM UTC"],
    ["Script started, output log file is 'typescript'.", "started"],
    ["Script started, file is typescript", "started"],
    ['Script done on 2026-11-30 18:50:00+00:00 [COMMAND_EXIT_CODE="0"]', "ended 2026-11-30 18:50:00+00:00"],
  ])("%s reads as blank and is said", async (banner, says) => {
    const got = await lines(utf8(`${banner}\nleaf1# show\n`));
    expect(got.text).toEqual(["", "leaf1# show"]);
    expect(got.says).toEqual([`recorded with script(1), which ${says}`]);
  });

  it("a line that merely begins with Script stays", async () => {
    expect((await lines(utf8("Script startup failed\nScript done\n"))).text).toEqual(["Script startup failed", ""]);
  });

  it("any text: never throws, never grows, leaves no control", () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom(
        "\x1b[",
        "\x1b]",
        "\x1b",
        "\r",
        "\b",
        "9999999999",
        ";",
        "C",
        "K",
        "D",
        "P",
        "X",
        "G",
        "\x07",
        "\0",
        "m",
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const raw = parts.join("");
        const { text } = shown(raw);
        // oxlint-disable-next-line no-control-regex -- none must be left
        expect(text).not.toMatch(/[\0-\x08\x0b-\x1f\x7f]/);
        expect(text.length).toBeLessThanOrEqual(raw.length + 4096);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });
});

describe("bounds", () => {
  it("cuts a line at 32 MiB and goes on with the next", async () => {
    const long = "x".repeat(33 << 20);
    for (const step of [65536, 100_000]) {
      const got = await lines(utf8(`a\n${long}\nb\n`), step);
      expect(got.text.map((t) => t.length)).toEqual([1, 32 << 20, 1]);
      expect(got.codes).toEqual(["text.long-line"]);
    }
    const exact = await lines(utf8(`${"x".repeat(32 << 20)}\n`));
    expect(exact.text[0]).toHaveLength(32 << 20);
    expect(exact.codes).toEqual([]);
    const open = await lines(utf8("x".repeat((32 << 20) + 1)));
    expect(open.text[0]).toHaveLength(32 << 20);
    expect(open.codes).toEqual(["text.long-line"]);
  });

  it("numbers many lines over batches", async () => {
    const got = await lines(utf8("\n".repeat(10_000) + "end"), 5000);
    expect(got.lines).toHaveLength(10_001);
    expect(got.lines.at(-1)).toEqual({ number: 10_001, text: "end", unended: true });
  });

  it("reads the same however the bytes arrive", async () => {
    const part = fc.constantFrom(
      "64 bytes from 10.0.0.1: icmp_seq=1\n",
      "\r\n",
      "\n",
      "ü",
      "€\n",
      "\r",
      "\0",
      "\x1b[0m",
      "S",
      "Script done\n",
      "\xff",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 40 }), fc.integer({ min: 1, max: 50 }), async (parts, step) => {
        const bytes = utf8(`first\n${parts.join("")}`);
        const whole = await lines(bytes);
        expect((await lines(bytes, step)).lines).toEqual(whole.lines);
        expect(whole.lines.map((l) => l.number)).toEqual(whole.lines.map((_, i) => i + 1));
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe("looks like text", () => {
  it.each([
    [utf8("PING 10.0.0.1 (10.0.0.1) 56(84) bytes of data.\n"), true],
    [utf8("\x1b[1mleaf1#\x1b[0m show\r\n"), true],
    [utf8("64 bytes\n" + "\0".repeat(4000)), true],
    [utf16("\ufeffPinging\r\n"), true],
    [latin1("Zeit\xfcberschreitung der Anforderung.\r\n"), true],
    [new Uint8Array(100), false],
    [Uint8Array.from({ length: 256 }, (_, i) => i), false],
    [new Uint8Array(0), false],
  ])("%#", (bytes, expected) => {
    expect(looksLikeText(bytes)).toBe(expected);
  });
});
