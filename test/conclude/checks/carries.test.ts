// What a path carried: Don't Fragment, every request and every reply of that length, and no artefact of offload.
import { expect, test } from "vitest";
import { pcap } from "../../cli/run.ts";
import { ethernet, ipv4 } from "../../observe/packets.ts";
import { claimOn } from "../claims/build.ts";

/** An echo packet of `bytes` as IP total length; every field of its ICMP header but type and sequence number is constant. */
function echo(type: 8 | 0, seq: number, bytes: number, df: boolean): Uint8Array {
  const payload = Array.from({ length: bytes - 28 }, (_, i) => i & 255);
  const [from, to] = type === 8 ? ["10.1.2.3", "10.1.2.4"] : ["10.1.2.4", "10.1.2.3"];
  const packet = ipv4(from, to, 1, [type, 0, 0, 0, 0, 7, seq >> 8, seq & 255, ...payload]);
  if (!df) packet[6] = 0;
  return Uint8Array.from(ethernet(0x0800, packet));
}

const run = (df: boolean, replies: readonly number[], replyBytes = 1500) =>
  pcap(
    [1, 2, 3].flatMap((seq) => [
      echo(8, seq, 1500, df),
      ...(replies.includes(seq) ? [echo(0, seq, replyBytes, false)] : []),
    ]),
  );
const claim = (file: Uint8Array, expected: string) =>
  claimOn({ "a.pcap": file }, `figure: path.carries, expected: ${expected}`);

test("3 of 3 with Don't Fragment, both ways: at least 1500 bytes", async () => {
  const c = await claim(run(true, [1, 2, 3]), "{min: 1500 bytes}");
  expect([c.verdict, c.observed, c.samples]).toEqual(["reproduced", { low: 1500, high: null }, 3]);
  expect(c.reason).toMatch(/3 of 3 requests of 1500 bytes/);
  expect(c.limits.join(" ")).toMatch(/not other paths/);
  // it may carry more: that it is exactly 1500 is not shown, and at most 1400 is wrong
  expect((await claim(run(true, [1, 2, 3]), "1500 bytes")).verdict).toBe("inconclusive");
  expect((await claim(run(true, [1, 2, 3]), "{max: 1400 bytes}")).verdict).toBe("contradicted");
});

test.each([
  ["without Don't Fragment a router may have cut it up", run(false, [1, 2, 3]), /Don't Fragment/],
  ["one reply is missing", run(true, [1, 3]), /a reply of 1500 bytes to every request/],
  ["replies of another length", run(true, [1, 2, 3], 100), /a reply of 1500 bytes/],
])("%s: nothing is shown, and what would show it is said", async (_, file, needs) => {
  const c = await claim(file, "{min: 1500 bytes}");
  expect([c.verdict, c.observed]).toEqual(["inconclusive", null]);
  expect(c.missing).toMatch(needs);
});
