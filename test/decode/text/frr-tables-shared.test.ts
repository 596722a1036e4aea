// Fixtures and recordings of FRR's tables: text and JSON of one command at one moment say the same, and no line is left over.
import { readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { detectFormat } from "../../../src/decode/text/formats.ts";
import type { RowBase, Unparsed } from "../../../src/decode/text/format.ts";
import { describeShared } from "../../shared.ts";
import { fileLines, filesBelow, rowsOf } from "./lines.ts";

interface Read {
  readonly kind: string;
  readonly rows: readonly (RowBase | Unparsed)[];
}

const KINDS = /^frr-(?:evpn-(?:arp|vni|rmac|next-hops)|evpn|bgp-(?:vni|summary|routes)|ip-route)$/;

function read(path: string): Read | undefined {
  const found = detectFormat(fileLines(path));
  if (found.is !== "format") return undefined;
  return { kind: found.format.kind, rows: rowsOf<RowBase>(found.format, readFileSync(path, "utf8")) };
}

/** What one of the two forms does not show, or what runs on between the two commands. */
const SHOWN_ONCE: Readonly<Record<string, readonly string[]>> = {
  neighbor: ["duplicate", "detectedAt", "uptime"],
  vni: ["vteps"],
  evpn: ["freeze"],
  bgpVni: ["originator", "vrf"],
  peer: ["name", "uptime", "vrf", "msgRcvd", "msgSent"],
  head: ["vrf"],
  path: ["nextHopName"],
  rib: ["vrf", "uptime"],
};

function comparable(rows: readonly (RowBase | Unparsed)[]): object[] {
  return rows
    .filter((r) => r.kind !== "totals")
    .map((row) => {
      const drop = new Set(["line", ...(SHOWN_ONCE[row.kind] ?? [])]);
      const out: Record<string, unknown> = {};
      for (const [k, v] of Object.entries(row)) if (!drop.has(k) && v !== undefined) out[k] = v;
      // text shows no distance of what is directly connected
      if (row.kind === "rib" && out["protocol"] === "connected") {
        delete out["distance"];
        delete out["metric"];
      }
      return out;
    });
}

describeShared("FRR tables", (root) => {
  let paths: string[] = [];
  beforeAll(() => {
    paths = [...filesBelow(join(root, "lab")), ...filesBelow(join(root, "fixtures/local/frr-8.4.4"))].filter(
      (p) => /\.(?:txt|json)$/.test(p) && statSync(p).size > 0 && statSync(p).size < 200_000,
    );
  });

  it("text and JSON give equal rows, in every pair", () => {
    let pairs = 0;
    const different: string[] = [];
    const texts = new Set(paths);
    for (const path of paths) {
      const other = path.replace(/\.json$/, ".txt");
      if (
        other === path ||
        !texts.has(other) ||
        !/evpn|summary|unicast|route|arp|vni|rmac|nexthops|ipv4u/.test(basename(path))
      )
        continue;
      const json = read(path);
      const text = json !== undefined && KINDS.test(json.kind) ? read(other) : undefined;
      if (json === undefined || text === undefined) continue;
      expect(text.kind, other).toBe(json.kind);
      pairs++;
      if (JSON.stringify(comparable(text.rows)) !== JSON.stringify(comparable(json.rows))) different.push(path);
    }
    expect(pairs).toBeGreaterThan(300);
    expect(different).toEqual([]);
  }, 30_000);

  it("every file named after one of these commands is of its kind, and every line of it is understood", () => {
    const names: readonly (readonly [RegExp, string])[] = [
      [/show_evpn_arp-cache/, "frr-evpn-arp"],
      [/show_evpn_vni/, "frr-evpn-vni"],
      [/show_evpn\.(?:txt|json)/, "frr-evpn"],
      [/show_bgp_l2vpn_evpn_vni/, "frr-bgp-vni"],
      [/summary\.(?:txt|json)/, "frr-bgp-summary"],
      [/show_bgp_ipv4_unicast\.(?:txt|json)/, "frr-bgp-routes"],
      [/show_ip_route|iproute|ipv6-red/, "frr-ip-route"],
    ];
    let files = 0;
    for (const path of paths) {
      const kind = names.find(([name]) => name.test(basename(path)))?.[1];
      if (kind === undefined) continue;
      const found = read(path);
      if (found?.kind === "vtysh-error") continue;
      files++;
      expect(found?.kind, path).toBe(kind);
      expect(
        found?.rows.filter((r) => r.kind === "unparsed"),
        path,
      ).toEqual([]);
    }
    expect(files).toBeGreaterThan(600);
  }, 30_000);

  it("as many rows as the files have lines that look like rows", () => {
    const counted: readonly (readonly [RegExp, string, RegExp])[] = [
      [/show_ip_route\.txt$/, "rib", /^[A-Z][ >][ *] /],
      [/show_bgp_ipv4_unicast\.txt$/, "path", /^\*/],
      [/summary\.txt$/, "peer", /^\S+ +4 +65\d{3} /],
      [/show_evpn_arp-cache_vni_100\.txt$/, "neighbor", / (?:local|remote) /],
    ];
    for (const path of paths) {
      const one = counted.find(([name]) => name.test(path));
      if (one === undefined) continue;
      const lines = fileLines(path).filter((l) => one[2].test(l.text));
      expect(read(path)?.rows.filter((r) => r.kind === one[1]).length ?? 0, path).toBe(lines.length);
    }
  }, 30_000);

  it("an excerpt without its heading has six paths", () => {
    const found = read(join(root, "cases/nooverlay/spine1.bgp-ipv4.txt"));
    expect(found?.kind).toBe("frr-bgp-routes");
    expect(found?.rows).toHaveLength(6);
    expect(found?.rows.every((r) => r.kind === "path")).toBe(true);
  });
});
