// Limits in Chinese: fixed sentences, sentences that carry names and numbers, and those that are not ours.
import { expect, test } from "vitest";
import { reasonInChinese } from "../../src/render/chinese-reasons.ts";
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

test("reasons: what a verdict rests on, names and numbers kept; another sentence stays", () => {
  expect(reasonInChinese("of 60 probes the outcome of 58 was read: 57 answered, 1 not")).toBe(
    "60 个探测中读到了 58 个的结果：57 个获应答，1 个未获应答",
  );
  expect(reasonInChinese("derived true; 6 routes or rows of it were read")).toBe("导出值：是；已读取其 6 条路由或表项");
  expect(reasonInChinese("forwardingChanged and updateReceived are 10342 us apart at least")).toBe(
    "forwardingChanged 与 updateReceived 至少相距 10342 us",
  );
  for (const text of ["constructor", "", "The pause of the guest."]) expect(reasonInChinese(text)).toBe(text);
});
