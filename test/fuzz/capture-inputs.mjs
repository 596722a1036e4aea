// Input number `index` of the kind "captures": which of the generators makes it, and the container around it.
import { gzipSync } from "node:zlib";
import { bgpFrames } from "./bgp.mjs";
import { damage, pcap, pcapng, Writer } from "./containers.mjs";
import { FrameBuilder } from "./frame-builder.mjs";
import { damagedFrame, frameWithOptions, noise } from "./headers.mjs";
import { fullLists, monotone, nested, nestedErrors } from "./nesting.mjs";
import { probeFrames } from "./probes.mjs";
import { Random } from "./random.mjs";
import { stormBlocks, stormFrames } from "./storms.mjs";

const ETHERNET = 1;
const LINK_TYPES = [0, 1, 12, 101, 108, 113, 228, 229, 276];

/** Kinds of input, each as often as it is named. */
const RECIPES = [
  ...Array(25).fill("container"),
  ...Array(12).fill("pcapng"),
  ...Array(27).fill("headers"),
  ...Array(10).fill("options"),
  ...Array(10).fill("nesting"),
  ...Array(9).fill("bgp"),
  ...Array(6).fill("probes"),
  "noise",
];
/** Storms are large: one in so many. */
const STORM = 2500;
/** A source of unknown length has buffers of megabytes, which cost more than reading what is in most inputs: one in so many. */
const UNKNOWN_LENGTH = 30;
/** Compressed inputs cost many times the others: one in so many. */
const COMPRESSED = 200;

/** Makes the inputs of one seed from the captures that `loadCaptures` gave. */
export class CaptureInputs {
  #random = new Random();
  #writer = new Writer();
  #frame = new FrameBuilder();
  #seed;
  #captures;

  constructor(seed, captures) {
    this.#seed = seed;
    this.#captures = captures;
  }

  /** {bytes, recipe, compression, dice, reading}: the bytes are valid until the next call. `reading` is how a source shall give them. */
  make(index) {
    const random = this.#random;
    random.reset(this.#seed, index);
    const recipe = random.oneIn(STORM) ? "storm" : random.pick(RECIPES);
    let bytes = this.#bytesOf(recipe);
    const compression = recipe !== "storm" && random.oneIn(COMPRESSED) ? random.pick(["gzip", "zstd"]) : undefined;
    if (compression !== undefined) bytes = this.#compressed(compression, bytes);
    // Small pieces of large inputs would cost more than reading what is in them.
    const piece = random.oneIn(6) && bytes.length < 65_536 ? random.size(5000) : Infinity;
    const dice = random.below(144);
    return {
      bytes,
      recipe,
      compression,
      dice,
      reading: { piece, later: random.oneIn(20), known: !random.oneIn(UNKNOWN_LENGTH) },
    };
  }

  #bytesOf(recipe) {
    const random = this.#random;
    if (recipe === "container") return this.#damaged();
    if (recipe === "storm" && random.oneIn(3)) return stormBlocks(random, this.#writer);
    if (recipe === "noise") {
      const bytes = noise(random).bytes;
      return random.oneIn(2) ? bytes : this.#contained(random.pick(LINK_TYPES), [{ bytes }]);
    }
    if (recipe === "headers" || recipe === "pcapng") return this.#recorded(recipe);
    return this.#contained(random.oneIn(30) ? random.pick(LINK_TYPES) : ETHERNET, this.#madeUp(recipe));
  }

  /** A capture as it was recorded, damaged as a file. */
  #damaged() {
    const random = this.#random;
    const seed = random.pick(this.#captures.raw);
    this.#writer.reset().raw(seed.bytes);
    if (random.oneIn(3)) this.#writer.at = Math.min(this.#writer.at, 200 + random.below(1000));
    return damage(random, this.#writer, seed.marks);
  }

  /** Recorded frames, damaged as frames ("headers") or whole ones in a container that is not right ("pcapng"). */
  #recorded(recipe) {
    const random = this.#random;
    const { frames } = this.#captures;
    const first = random.pick(frames);
    const packets = [];
    for (let n = random.size(6); n > 0; n--) {
      const seed = n === 1 || random.oneIn(2) ? first : random.pick(frames);
      packets.push(recipe === "headers" || random.oneIn(2) ? damagedFrame(random, seed) : seed);
    }
    const linkType = random.oneIn(20) ? random.pick(LINK_TYPES) : first.linkType;
    if (recipe === "pcapng") return pcapng(random, this.#writer, linkType, packets, random.pick([4, 20, 60]));
    return this.#contained(linkType, packets);
  }

  #madeUp(recipe) {
    const random = this.#random;
    const frame = this.#frame;
    if (recipe === "bgp") return bgpFrames(random, frame);
    if (recipe === "probes") return probeFrames(random, frame);
    if (recipe === "storm") return stormFrames(random, frame);
    const packets = [];
    for (let n = random.size(3); n > 0; n--)
      packets.push(recipe === "options" ? frameWithOptions(random, frame) : this.#bomb());
    if (random.oneIn(3)) packets[0] = damagedFrame(random, { bytes: packets[0].bytes, layers: [] });
    return packets;
  }

  #bomb() {
    const random = this.#random;
    switch (random.below(10)) {
      case 0:
        return nestedErrors(random, this.#frame);
      case 1:
        return monotone(random, this.#frame);
      case 2:
        return fullLists(random, this.#frame);
      default:
        return nested(random, this.#frame);
    }
  }

  #contained(linkType, packets) {
    const write = this.#random.oneIn(3) ? pcapng : pcap;
    return write(this.#random, this.#writer, linkType, packets);
  }

  #compressed(compression, bytes) {
    const random = this.#random;
    const content = bytes.slice();
    const writer = this.#writer.reset();
    if (compression === "zstd") zstdFrame(random, writer, content);
    else writer.raw(gzipSync(content, { level: 1 }));
    if (random.oneIn(4)) writer.raw(gzipSync(new Uint8Array(random.size(300)), { level: 1 }));
    return random.oneIn(3) ? writer.bytes : damage(random, writer, [0, 4, 5, 8, writer.at - 8]);
  }
}

/** A zstd frame (RFC 8878 section 3.1.1) of blocks that are stored as they are, or of one byte many times. */
function zstdFrame(random, writer, content) {
  const start = writer.at;
  writer.u32(0xfd2fb528).raw([0, random.oneIn(5) ? random.u32() & 255 : 0x38]);
  let at = 0;
  do {
    const size = Math.min(content.length - at, 1 + random.size(20_000));
    const last = at + size === content.length ? 1 : 0;
    const [kind, says] = random.oneIn(20) ? [random.below(4), random.below(1 << 20)] : [0, size];
    const header = last | (kind << 1) | (says << 3);
    writer.raw([header & 255, (header >> 8) & 255, header >> 16]);
    writer.raw(content.subarray(at, at + size));
    at += size;
  } while (at < content.length);
  if (random.oneIn(10)) writer.at = start + random.below(writer.at - start);
}
