// Recorded moves by the whole main job, with each recording taken away in turn, with two taken away, and with two alone: what is
// said is never wrong, only wider, or it is not said. The truth is the lab's own (ladder.json, truth.json), that of the sample
// worked out with tshark (expected.json). A share of the pairs; WIREWITNESS_ALL_PAIRS=1 takes all of them (minutes), and the texts of move1.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { describeShared } from "../shared.ts";
import { evidenceOf, recording, wrongs, type Moved, type Recording } from "./moved-truth.ts";

const ALL = process.env["WIREWITNESS_ALL_PAIRS"] === "1";

/** Each recording away; of pairs, away and alone, every `share`th. Gives what is wrong by what was taken. */
function tryAll(recordings: readonly Recording[], moved: Moved, share: number): string[] {
  const out: string[] = [];
  const hold = (title: string, some: readonly Recording[]) => {
    for (const w of wrongs(evidenceOf(some), moved)) out.push(`${title}: ${w}`);
  };
  hold("nothing taken", recordings);
  for (const r of recordings) {
    hold(
      `without ${r.name}`,
      recordings.filter((o) => o !== r),
    );
    hold(`${r.name} alone`, [r]);
  }
  let turn = 0;
  recordings.forEach((a, i) => {
    for (const b of recordings.slice(i + 1)) {
      turn++;
      if (turn % share !== 0) continue;
      hold(
        `without ${a.name} and ${b.name}`,
        recordings.filter((o) => o !== a && o !== b),
      );
      hold(`${a.name} and ${b.name} alone`, [a, b]);
    }
  });
  return out;
}

/** Names of files below a folder. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((f) => (f.isDirectory() ? filesBelow(join(folder, f.name)) : [join(folder, f.name)]))
    .toSorted();
}

describeShared("recorded moves with recordings taken away", (root) => {
  const moves = readdirSync(join(root, "lab/A")).filter((m) => existsSync(join(root, "lab/A", m, "ladder.json")));
  const asked = process.env["WIREWITNESS_MOVES"]?.split(",");
  const chosen = moves.filter((m) => asked === undefined || asked.includes(m));

  describe.each(chosen)("%s", (move) => {
    const folder = join(root, "lab/A", move);
    const json = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8")) as never;
    const {
      leaf2_repointed,
      leaf2_first_update_for_new_vtep: update,
      bgp_updates,
    } = json("truth.json") as {
      bgp_updates: Record<string, { t: string; mac: string; ip: string | null; next_hop: string; action: string }[]>;
      leaf2_repointed: { old_vtep: string; new_vtep: string };
      leaf2_first_update_for_new_vtep: { mm_seq: number };
    };
    const withIp = bgp_updates["leaf2-eth1.pcap"]!.find(
      (u) => u.mac === "52:54:00:aa:00:0a" && u.ip !== null && u.next_hop === leaf2_repointed.new_vtep,
    );
    const moved: Moved = {
      macIpReceived: BigInt((withIp?.t ?? "0").replace(".", "")),
      mac: "52:54:00:aa:00:0a",
      ip: "198.51.100.10",
      from: leaf2_repointed.old_vtep,
      to: leaf2_repointed.new_vtep,
      seq: update.mm_seq,
      ladder: json("ladder.json"),
    };
    const recordings: Recording[] = [];

    beforeAll(async () => {
      let id = 0;
      const next = () => `i${++id}`;
      const own = readdirSync(folder, { withFileTypes: true }).filter((f) => f.isFile() && !f.name.endsWith(".json"));
      for (const { name } of own) {
        if (name === "capture-commands.txt") continue;
        // prints of a capture that is there as well: 24 of one move, which are most of the time
        if (!ALL && /-n.*\.txt$/.test(name) && !/-live-|monitor/.test(name)) continue;
        const node = name.split("-")[0]!;
        recordings.push(await recording(name, [{ path: join(folder, name), context: { node } }], next));
      }
      for (const path of filesBelow(join(folder, "logs")))
        recordings.push(await recording(basename(path), [{ path }], next));
      // what one node's commands printed at one time is one recording
      for (const [order, when] of ["before", "after"].entries()) {
        for (const node of readdirSync(join(folder, when))) {
          const files = filesBelow(join(folder, when, node)).map((path) => ({ path, context: { node, order } }));
          recordings.push(await recording(`${when}/${node}`, files, next));
        }
      }
    }, 60_000);

    it("is never told wrong", () => {
      expect(tryAll(recordings, moved, ALL ? 1 : 47)).toEqual([]);
    }, 3_600_000);
  });
});

describe("samples/evpn-move with recordings taken away", () => {
  const folder = fileURLToPath(new URL("../../samples/evpn-move", import.meta.url));
  const at = (time: string) => `${time.replace(".", "")}000`;
  const recordings: Recording[] = [];
  let moved: Moved;

  beforeAll(async () => {
    const known = JSON.parse(readFileSync(join(folder, "expected.json"), "utf8")) as {
      outage: { events: { time: string }[]; whole_us: number };
      leaf: Record<string, { time: string }>;
      ports: { firstUnansweredAtOldPortToFirstFrameAtNew_us: number };
      hypervisor: { pause_us: number };
    };
    const names = ["lastHeardOld", "firstHeardNew", "updateSent", "updateReceived", "forwardingChanged", "firstRequestToNew", "firstReply"]; // prettier-ignore
    const atLeaf = ["lastReplyBefore", "firstAnsweredRequestAfter", "lastAnsweredRequest", "firstLostRequest", "lastLostRequest"]; // prettier-ignore
    const events = Object.fromEntries([
      ...names.map((name, i) => [name, at(known.outage.events[i]!.time)]),
      ...atLeaf.map((name) => [
        name === "lastAnsweredRequest" ? "lastAnsweredRequestBefore" : name,
        at(known.leaf[name]!.time),
      ]),
    ]) as Record<string, string>;
    moved = {
      // updates["leaf-eth1.pcap"], the advertisement with the address
      macIpReceived: 1796071106_824081000n,
      mac: "02:57:57:00:00:50",
      ip: "192.0.2.50",
      from: "198.51.100.12",
      to: "198.51.100.11",
      seq: 2,
      ladder: {
        events_ns: events,
        whole_us: known.outage.whole_us,
        pause_us: {
          true: known.hypervisor.pause_us,
          low: known.ports.firstUnansweredAtOldPortToFirstFrameAtNew_us,
        },
      },
    };
    let id = 0;
    const next = () => `i${++id}`;
    // snapshots from before both moves would be of two moves: only those around the one that was recorded
    for (const name of readdirSync(folder)) {
      if (/^(README|case|expected|capture-commands)|\.0\./.test(name)) continue;
      const order = Number(/\.([12])\./.exec(name)?.[1] ?? Number.NaN);
      const context = { node: name.split(/[-.]/)[0]!, ...(Number.isNaN(order) ? {} : { order }) };
      recordings.push(await recording(name, [{ path: join(folder, name), context }], next));
    }
  });

  it("is never told wrong", () => {
    expect(recordings.length).toBeGreaterThan(20);
    expect(tryAll(recordings, moved, ALL ? 1 : 7)).toEqual([]);
  }, 600_000);
});
