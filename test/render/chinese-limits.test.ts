// Limits in Chinese: fixed sentences, sentences that carry names and numbers, and those that are not ours.
import { expect, test } from "vitest";
import { limitIn } from "../../src/render/chinese-limits.ts";

test("a fixed sentence", () => {
  const limit = "Without FCS, preamble and gap.";
  expect(limitIn(limit, "zh")).toBe("不含 FCS、前导码与帧间隔。");
  expect(limitIn(limit, "en")).toBe(limit);
});

test("numbers and names are carried over as they are", () => {
  expect(limitIn("Probes left every 0.204001 s: nothing shorter than that can be seen.", "zh")).toBe(
    "探测每 0.204001 s 发出一次：更短的情况看不到。",
  );
  expect(limitIn("Stamps of 100000 us: the duration is known to that, plus or minus.", "zh")).toBe(
    "时间戳精度为 100000 µs：时长的精度即为此，可正可负。",
  );
  const missing =
    "Missing: the machine's old port ($& $1): frames that it sent there after its last reply are not known, so silence may have begun later.";
  // A name with the signs of a replacement stays that name.
  expect(limitIn(missing, "zh")).toContain("（$& $1）");
});

test("what an author of a case wrote stays; a name of Object.prototype is no sentence of ours", () => {
  expect(limitIn("Does not show: The pause of the guest.", "zh")).toBe("不能说明：The pause of the guest.");
  for (const text of ["constructor", "toString", "", "<b>x</b>"]) expect(limitIn(text, "zh")).toBe(text);
});
