// What one capture goes through: everything from its first bytes to an observation, with the promises of each step checked.
import { isDeepStrictEqual } from "node:util";
import { evidenceProblem } from "./evidence-check.mjs";
import { MemorySource } from "./memory-source.mjs";

/** A promise of the code under test that did not hold. */
export class Broken extends Error {
  name = "Broken";
}

function promise(holds, says) {
  if (!holds) throw new Broken(says);
}

/** Runs inputs through the stages; one for a worker. */
export class CaptureTarget {
  #modules;
  #walker;
  #view;
  /** Decides which of the costlier checks are made of this input. */
  #dice = 0;

  constructor(modules) {
    this.#modules = modules;
    this.#walker = modules.createWalker();
    this.#view = {
      batch: undefined,
      i: 0,
      iface: undefined,
      hasInterfaces: false,
      slots: this.#walker.slots,
      evpn: undefined,
    };
  }

  /** Throws whatever the code under test throws other than an EvidenceError, and Broken. */
  async run(input) {
    this.#dice = input.dice;
    try {
      const what = this.#modules.sniff(input.bytes.subarray(0, 65536));
      promise(typeof what.kind === "string" && what.name !== "", "sniff names nothing");
      const printed = this.#dice % 3 === 0;
      const rows = await this.#readRows(await this.#open(input), printed);
      if (printed) await this.#print(input, rows);
      // An observation costs as much as four times all the rest.
      if (this.#dice % 4 === 0 || input.recipe === "storm") await this.#observe(input);
    } catch (error) {
      if (error?.name !== "EvidenceError") throw error;
      promise(error.message.length < 10_000, "an error message without end");
    }
  }

  async #open({ bytes, compression, reading }) {
    const source = new MemorySource(bytes, reading);
    if (compression === undefined) return source;
    const { gunzip, unzstd, ChunkFeed, HeadFeed, readHead } = this.#modules;
    const chunks = (compression === "gzip" ? gunzip : unzstd)(source.chunks(), source.findings);
    const feed = new ChunkFeed(chunks);
    const head = await readHead(feed, 65536);
    const whole = new HeadFeed(head, feed);
    const read = (target, at) => whole.read(target, at);
    const readAhead = (target, at) => whole.readAhead(target, at);
    return Object.assign(source, { compression, head, size: undefined, length: undefined, read, readAhead });
  }

  /** The packet rows as JSON; an empty list unless they are to be `kept`. */
  async #readRows(source, kept) {
    const { readCapture, PacketBgp } = this.#modules;
    const reader = readCapture(source);
    this.#view.hasInterfaces = reader.container === "pcapng";
    const bgp = new PacketBgp();
    const rows = [];
    let records = 0;
    for await (const batch of reader.batches()) {
      promise(batch.count > 0 && batch.first === records + 1, "records are not counted on from the last batch");
      records += batch.count;
      for (let i = 0; i < batch.count; i++) {
        const row = this.#row(reader, batch, i, bgp);
        if (kept) rows.push(row);
      }
    }
    promise(reader.records === records, "reader.records is not the number of records given");
    for (const f of reader.findings) promise(f.says.length < 10_000, `a finding without end: ${f.code}`);
    JSON.stringify([reader.interfaces, reader.findings, reader.comments, [...reader.drops]], plain);
    return rows;
  }

  #row(reader, batch, i, bgp) {
    const [at, captured] = [batch.offset[i], batch.caplen[i]];
    const ns = batch.ns[i];
    promise(at >= 0 && captured >= 0 && at + captured <= batch.bytes.length, "a record outside of the slab");
    promise(
      Number.isNaN(ns) || (Number.isInteger(ns) && Math.abs(ns) <= this.#modules.EXACT_NS),
      "a stamp that is not exact",
    );
    const iface = reader.interfaces[batch.iface[i]];
    promise(iface !== undefined, "a record of no interface");
    const length = Math.max(0, batch.len[i] - batch.fcs[i]);
    const caplen = Math.min(captured, length);
    this.#walker.walk(batch.bytes, at, caplen, iface.linkType, length);
    this.#checkSlots(batch, at, at + caplen);
    const v = this.#view;
    Object.assign(v, { batch, i, iface, evpn: undefined });
    v.evpn = bgp.routes(v);
    return this.#checkRow(JSON.stringify(this.#modules.packetRow(v)));
  }

  #checkSlots({ bytes }, from, to) {
    const s = this.#walker.slots;
    let before = from;
    for (let k = 0; k < s.count; k++) {
      promise(s.at[k] >= before && s.at[k] <= s.end[k] && s.end[k] <= to, `layer ${k} lies outside of what holds it`);
      before = s.at[k];
      this.#modules.LAYERS[s.layer[k] - 1]?.read(bytes, s.at[k]);
    }
    const { stop } = s;
    if (stop === undefined) return;
    promise(stop.offset >= 0 && stop.offset <= to - from && stop.have >= 0, "a stop outside of the frame");
    promise(stop.bad !== undefined || stop.need > stop.have, "a stop for no reason");
  }

  #checkRow(text) {
    // The schema costs as much as all the rest.
    if (this.#dice % 8 !== 0) return text;
    const { validatePacket } = this.#modules;
    if (validatePacket(JSON.parse(text))) return text;
    const { instancePath, message, params } = validatePacket.errors[0];
    throw new Broken(
      `packet row against its schema: ${instancePath.replaceAll(/\d+/g, "N")} ${message} ${JSON.stringify(params)}`,
    );
  }

  /** The three formats; NDJSON has its own writer and must say what the rows say. */
  async #print(input, rows) {
    const { readCapture, packetChunks, reveal } = this.#modules;
    const format = ["ndjson", "text", "csv"][this.#dice % 9 === 0 ? 1 : this.#dice % 4 === 0 ? 2 : 0];
    let text = "";
    for await (const chunk of packetChunks(reveal(readCapture(await this.#open(input))), { format }))
      text += Buffer.from(chunk).toString();
    // A quoted field of CSV may hold a line feed (RFC 4180 section 2).
    const lines = (format === "csv" ? text.replaceAll(/"[^"]*"/g, "") : text).split("\n");
    promise(lines.pop() === "", `${format} does not end with a line feed`);
    if (format === "csv") lines.shift();
    promise(lines.length === rows.length, `${format} does not have a line for each record`);
    if (format !== "ndjson") return;
    for (const [i, line] of lines.entries()) {
      const [said, row] = [JSON.parse(line), JSON.parse(rows[i])];
      for (const key of new Set([...Object.keys(said), ...Object.keys(row)]))
        promise(
          isDeepStrictEqual(said[key], row[key]),
          `ndjson and packetRow differ in ${key}: ${JSON.stringify(said[key])} and ${JSON.stringify(row[key])}`,
        );
    }
  }

  async #observe(input) {
    const fast = await this.#observation(input, true);
    const sent = fast.streams.reduce((sum, s) => sum + s.sent, 0);
    promise(sent <= fast.input.records, "more probes than records");
    if (this.#dice % 3 === 0) await this.#conclude(input, fast);
    const said = JSON.stringify(fast, plain);
    if (this.#dice % 8 !== 0) return;
    const slow = await this.#observation(input, false);
    if (JSON.stringify(slow, plain) === said) return;
    const part = Object.keys(fast).find((key) => !isDeepStrictEqual(fast[key], slow[key]));
    throw new Broken(`the fast loop and the walker differ in ${part}`);
  }

  /** The evidence of the capture alone, and of two taps that recorded the same. */
  async #conclude(input, alone) {
    const evidence = (observations) => {
      const problem = evidenceProblem(this.#modules, observations);
      promise(problem === undefined, problem?.replaceAll(/\d+/g, "N"));
    };
    evidence([alone]);
    if (this.#dice % 5 !== 0) return;
    const taps = [];
    for (const id of ["in1", "in2"])
      taps.push(await this.#observation(input, true, { id, keepMacs: true, keepProbes: 10_000 }));
    evidence(taps);
  }

  async #observation(input, fast, more = {}) {
    const { readCapture, observeCapture } = this.#modules;
    const context = { id: "in1", name: "input", tunnelPorts: [], waitNs: 2e9, ...more };
    const source = await this.#open(input);
    return observeCapture(readCapture(source), context, { keepSamples: this.#dice % 16 === 0, fast });
  }
}

/** Maps and big integers as JSON. */
function plain(_key, value) {
  if (typeof value === "bigint") return String(value);
  if (value instanceof Map) return [...value];
  return value;
}
