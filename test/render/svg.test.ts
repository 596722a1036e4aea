// The recording context: what each call becomes. The expected markup is written out from the SVG specification's path grammar.
import { describe, expect, test } from "vitest";
import { escapeXml, SvgContext, type Ruler } from "../../src/render/svg.ts";

// Every letter is 7 wide; the middle lies 4 above the baseline.
const ruler: Ruler = {
  font: "",
  textBaseline: "alphabetic",
  measureText(text: string) {
    return { width: text.length * 7, actualBoundingBoxAscent: this.textBaseline === "middle" ? 6 : 10 };
  },
};

function drawn(draw: (c: SvgContext) => void): string {
  const context = new SvgContext({ width: 100, height: 50 }, ruler, "p");
  draw(context);
  return context.markup();
}

describe("paths", () => {
  test("a rectangle", () => {
    expect(
      drawn((c) => {
        c.fillStyle = "#123";
        c.fillRect(1, 2, 3, 4);
      }),
    ).toBe('<path fill="#123" d="M1 2L4 2L4 6L1 6Z"/>');
  });
  test("marks of one look are one element; another look starts another", () => {
    const out = drawn((c) => {
      for (let i = 0; i < 3; i++) c.fillRect(i, 0, 1, 1);
      c.fillStyle = "#f00";
      c.fillRect(9, 0, 1, 1);
    });
    expect(out.match(/<path/g)).toHaveLength(2);
    expect(out).toContain("M0 0L1 0L1 1L0 1ZM1 0L2 0L2 1L1 1ZM2 0L3 0L3 1L2 1Z");
  });
  test("a dashed line", () => {
    expect(
      drawn((c) => {
        c.strokeStyle = "#123";
        c.lineWidth = 1.5;
        c.setLineDash([5, 4]);
        c.beginPath();
        c.moveTo(0, 0);
        c.lineTo(10, 0.333);
        c.stroke();
      }),
    ).toBe('<path fill="none" stroke="#123" stroke-width="1.5" stroke-dasharray="5 4" d="M0 0L10 0.33"/>');
  });
  test("a circle is two arcs that meet", () => {
    expect(
      drawn((c) => {
        c.beginPath();
        c.arc(10, 10, 4, 0, 2 * Math.PI);
        c.closePath();
        c.fill();
      }),
    ).toBe('<path fill="#000" d="M14 10A4 4 0 0 1 6 10A4 4 0 0 1 14 10Z"/>');
  });
  test("translation and rotation move the points", () => {
    // A quarter turn takes (1, 0) to (0, 1); from (10, 10) that is (10, 11).
    expect(
      drawn((c) => {
        c.translate(10, 10);
        c.rotate(Math.PI / 2);
        c.beginPath();
        c.moveTo(0, 0);
        c.lineTo(1, 0);
        c.stroke();
      }),
    ).toContain('d="M10 10L10 11"');
  });
  test("nothing is painted in a transparent colour", () => {
    expect(
      drawn((c) => {
        c.fillStyle = "transparent";
        c.fillRect(0, 0, 1, 1);
      }),
    ).toBe("");
  });
});

describe("state", () => {
  test("restore brings back what save kept, and closes clips", () => {
    const out = drawn((c) => {
      c.save();
      c.fillStyle = "#f00";
      c.beginPath();
      c.rect(0, 0, 5, 5);
      c.clip();
      c.fillRect(0, 0, 9, 9);
      c.restore();
      c.fillRect(1, 1, 1, 1);
    });
    expect(out).toContain('<clipPath id="p-c1"><path d="M0 0L5 0L5 5L0 5Z"/></clipPath>');
    expect(out).toMatch(/<g clip-path="url\(#p-c1\)">\n<path fill="#f00"[^>]*>\n<\/g>\n<path fill="#000"/);
  });
});

describe("text", () => {
  test("is text, its width fixed, its baseline the alphabetic one", () => {
    expect(
      drawn((c) => {
        c.font = '600 13px "X"';
        c.textAlign = "center";
        c.textBaseline = "middle";
        c.fillText("abc", 20, 30);
      }),
    ).toBe(
      '<text x="20" y="34" font-size="13" font-weight="600" text-anchor="middle" fill="#000" textLength="21" lengthAdjust="spacingAndGlyphs">abc</text>',
    );
  });
  test("is escaped", () => {
    expect(escapeXml('</text><script>"&\u0000\ud800')).toBe("&lt;/text&gt;&lt;script&gt;&quot;&amp;\ufffd\ufffd");
    expect(
      drawn((c) => {
        c.fillText("<b>", 0, 0);
      }),
    ).toContain("&lt;b&gt;</text>");
  });
});
