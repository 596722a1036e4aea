// Findings as figures: what the analysis noticed by itself, by its code.
import type { Finding } from "../../schema/evidence.generated.ts";
import type { FigureKind } from "./figure.ts";
import { distinct } from "./keys.ts";

/** Kinds of figures about findings. */
export const FINDINGS: readonly FigureKind[] = [
  {
    kind: "finding.present",
    says: "The analysis notices it (where code: capture.empty, mac.moved, arp.duplicate-responder, ...).",
    value: "truth",
    selectors: ["code"],
    needs: "inputs that show it; that it is absent is not shown by its absence",
    derive: ({ evidence, where }) => {
      const groups = new Map<string, Finding[]>();
      for (const f of evidence.findings)
        if (where.code === undefined || f.code === where.code) groups.set(f.code, [...(groups.get(f.code) ?? []), f]);
      return [...groups].map(([code, all]) => ({
        value: true,
        keys: { code },
        inputs: distinct(all.flatMap((f) => f.where.map((w) => w.input))),
        evidence: all.flatMap((f) => f.where),
        samples: all.reduce((n, f) => n + (f.count ?? 1), 0),
        proof: all[0]!.says.replace(/\.$/, ""),
        path: code,
        limits: distinct(all.flatMap((f) => f.limits)),
      }));
    },
  },
];
