// Writes docs/figures.md: a section a kind of figure, from what the kinds say of themselves. Needs a build. With --check it only says
// whether the committed page is what would be written.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { FIGURE_DOCS } from "../../dist/render/figures/all.js";

const root = new URL("../../", import.meta.url);
const page = new URL("docs/figures.md", root);
const DOCUMENTS = {
  evidence: "evidence.json",
  acceptance: "acceptance.json",
  snapshot: "monitoring-snapshot.json",
  comparison: "comparison.json",
};

/** Figures of the committed reports. */
const PICTURES = {
  probes: "evpn-move/figures/probes-detail",
  ladder: "evpn-move/figures/ladder",
  "mac-mobility": "evpn-move/figures/mac-mobility",
  "update-delays": "evpn-move/figures/update-delays",
  ways: "evpn-move/figures/ways",
  clocks: "evpn-move/figures/clocks",
  "header-ledger": "evpn-move/figures/header-ledger",
  "frame-sizes": "evpn-move/figures/frame-sizes",
  acceptance: "kube-ovn-underlay/figures/acceptance",
  phases: "kube-ovn-underlay/figures/phases",
  "probe-strip": "kube-ovn-underlay/figures/probe-strip",
  isolation: "kube-ovn-underlay/figures/isolation",
  "link-mtu": "geneve-vs-plain/figures/link-mtu",
  "address-pool": "kube-ovn-underlay/figures/address-pool-fence",
  targets: "kube-ovn-underlay/figures/targets",
  "status-codes": "monitoring/figures/status-codes",
  "monitoring-address-pool": "monitoring/figures/monitoring-address-pool",
  "monitoring-control-plane": "monitoring/figures/monitoring-control-plane",
  "monitoring-cni-ovs": "monitoring/figures/monitoring-cni-ovs-2",
  queue: "monitoring/figures/queue",
  process: "monitoring/figures/process",
};

function picture(name) {
  return PICTURES[name] === undefined ? [] : [`![${name}](../reports/${PICTURES[name]}.svg)`, ""];
}

const sections = FIGURE_DOCS.flatMap(({ name, about, from }) => [
  `## ${name}`,
  "",
  about.answers,
  "",
  ...picture(name),
  `**To read it.** ${about.read}`,
  "",
  `**What it does not show.** ${about.limits}`,
  "",
  `Made from ${from.map((d) => `\`${DOCUMENTS[d]}\``).join(" or ")}.`,
  "",
]);
const text = [
  "# Figures",
  "",
  "`wirewitness figures EVIDENCE --out DIR` draws what a document has data for; `analyze --out` and `report` write the same figures.",
  "Each is a PNG, an SVG with real text and its own fonts, and a CSV with the data that was drawn; `figures.md` beside them has the",
  "captions (source, scope), the same in words for who does not see the picture, and the limits.",
  "",
  "What holds for all of them: where a length means an amount its axis begins at zero; a gap is a gap; what the bounds allow is hatched",
  "and what is certain is solid; every colour has a second channel (a shape, hatching, words). Themes are `light`, `dark` and `print`,",
  "languages English and Chinese (`--lang zh`); texts of the evidence stay as they are. A character that the fonts do not have is `?`.",
  "A figure that has no data is not drawn, and `figures` says why.",
  "",
  ...sections,
].join("\n");

if (!process.argv.includes("--check")) writeFileSync(page, text);
else if (!existsSync(page) || readFileSync(page, "utf8") !== text) {
  console.error("docs/figures.md is not what the figures say: npm run docs");
  process.exitCode = 1;
}
