// Keyed pseudonyms: addresses keep their prefixes (Crypto-PAn), MACs their flag bits, names become pronounceable words.
// All of them are functions of the key and the original alone: the order of the evidence does not matter.
import { createCipheriv, createHmac } from "node:crypto";
import { ipv4, ipv6, mac as macText, parseIpv4, parseIpv6, canonicalMac } from "../core/address.js";
/** Blocks that map within themselves: a bit of the prefix is never flipped, so nothing from outside gets in either. */
const OWN_BLOCKS_V4 = [
    "10.0.0.0/8",
    "100.64.0.0/10",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "224.0.0.0/4",
];
/** Blocks whose addresses stay as they are: "this host", loopback, documentation (RFC 5737), link-scope multicast, reserved. */
const FIXED_V4 = [
    "0.0.0.0/8",
    "127.0.0.0/8",
    "192.0.2.0/24",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/24",
    "240.0.0.0/4",
];
const OWN_BLOCKS_V6 = [
    "fc00::/7",
    "fe80::/64",
    "ff00::/16",
    "ff01::/16",
    "ff02::/16",
    "ff05::/16",
    "ff08::/16",
    "ff0e::/16",
    "2000::/3",
];
/** Unspecified and loopback, documentation (RFC 3849, RFC 9637), well-known multicast. */
const FIXED_V6 = ["::/127", "2001:db8::/32", "3fff::/20", "ff01::/112", "ff02::/112", "ff05::/112"];
function block(text) {
    const [address, length] = text.split("/");
    return { bytes: (parseIpv4(address) ?? parseIpv6(address)), length: Number(length) };
}
const BLOCKS_V4 = [...OWN_BLOCKS_V4, ...FIXED_V4].map(block);
const BLOCKS_V6 = [...OWN_BLOCKS_V6, ...FIXED_V6].map(block);
const KEPT_V4 = FIXED_V4.map(block);
const KEPT_V6 = FIXED_V6.map(block);
function bit(bytes, i) {
    return (bytes[i >> 3] >> (7 - (i & 7))) & 1;
}
/** Number of leading bits that two addresses share, at most `limit`. */
function shared(a, b, limit) {
    let i = 0;
    while (i < limit && bit(a, i) === bit(b, i))
        i++;
    return i;
}
function inside(address, blocks) {
    return blocks.some((b) => shared(address, b.bytes, b.length) === b.length);
}
/** True for addresses that are the same for everyone (loopback, documentation, ...): they stay, and are no originals. */
export function isPublicKnowledge(address) {
    return inside(address, address.length === 4 ? KEPT_V4 : KEPT_V6);
}
/**
 * Crypto-PAn (Xu, Fan, Ammar, Moon: "Prefix-preserving IP address anonymization", 2002) over AES-128:
 * bit i is flipped by the first bit of AES(first i bits of the address, then the pad). Key bytes 0-15 are the AES key,
 * bytes 16-31 the secret pad.
 */
export class CryptoPan {
    #cipher;
    #pad;
    constructor(key) {
        this.#cipher = createCipheriv("aes-128-ecb", key.subarray(0, 16), null);
        this.#cipher.setAutoPadding(false);
        this.#pad = this.#cipher.update(key.subarray(16, 32));
    }
    /** The pseudonym of 4 or 16 bytes. `keep(i)` true leaves bit i as it is, whatever the key. */
    map(address, keep = () => false) {
        const bits = address.length * 8;
        const blocks = new Uint8Array(16 * bits);
        for (let i = 0; i < bits; i++) {
            blocks.set(this.#pad, 16 * i);
            for (let k = 0; k < i >> 3; k++)
                blocks[16 * i + k] = address[k];
            const part = i & 7;
            const at = 16 * i + (i >> 3);
            const mask = (0xff00 >> part) & 0xff;
            if (part > 0)
                blocks[at] = (address[i >> 3] & mask) | (this.#pad[i >> 3] & ~mask & 0xff);
        }
        const flips = this.#cipher.update(blocks);
        const out = Uint8Array.from(address);
        for (let i = 0; i < bits; i++)
            if (flips[16 * i] >= 0x80 && !keep(i))
                out[i >> 3] ^= 0x80 >> (i & 7);
        return out;
    }
}
/** Bits that must stay so that each special block maps onto itself: those that lead to one. */
function keptBits(address, blocks) {
    const kept = new Uint8Array(address.length * 8);
    for (const b of blocks) {
        const n = Math.min(shared(address, b.bytes, b.length) + 1, b.length);
        kept.fill(1, 0, n);
    }
    return kept;
}
const CONSONANTS = "bdfghjklmnprstvz";
const VOWELS = "aiou";
/** 16 bits as five letters that can be said aloud (consonants carry four bits, vowels two). */
function word(v) {
    return (CONSONANTS[(v >> 12) & 15] +
        VOWELS[(v >> 10) & 3] +
        CONSONANTS[(v >> 6) & 15] +
        VOWELS[(v >> 4) & 3] +
        CONSONANTS[v & 15]);
}
/** All pseudonyms under one key, remembered. */
export class Pseudonyms {
    #key;
    #pan;
    #keepVendor;
    #seen = new Map();
    constructor(key, options = {}) {
        const derived = createHmac("sha256", key).update("wirewitness addresses").digest();
        this.#key = key;
        this.#pan = new CryptoPan(derived);
        this.#keepVendor = options.keepVendor ?? false;
    }
    /** Every original that was replaced by something else, with its pseudonym. */
    get replaced() {
        return this.#seen;
    }
    /** IPv4 or IPv6 text in any spelling; undefined when it is neither. A zone (%eth0) becomes a pseudonym too. */
    ip(text) {
        const percent = text.indexOf("%");
        const bare = percent < 0 ? text : text.slice(0, percent);
        const bytes = parseIpv4(bare) ?? parseIpv6(bare);
        if (bytes === undefined)
            return undefined;
        const mapped = this.address(bytes);
        const out = bytes.length === 4 ? ipv4(mapped, 0) : ipv6(mapped, 0);
        this.#note(bytes.length === 4 ? ipv4(bytes, 0) : ipv6(bytes, 0), out);
        return percent < 0 ? out : `${out}%${this.name("if", text.slice(percent + 1))}`;
    }
    /** 4 or 16 address bytes to their pseudonym. */
    address(bytes) {
        if (isPublicKnowledge(bytes))
            return bytes;
        if (bytes.length === 4)
            return this.#tree(bytes, BLOCKS_V4);
        if (isV4Inside(bytes))
            return Uint8Array.from([...bytes.subarray(0, 12), ...this.address(bytes.subarray(12))]);
        const out = this.#tree(bytes, BLOCKS_V6);
        if (bytes[11] === 0xff && bytes[12] === 0xfe)
            out.set(eui64(this.macBytes(macOfEui64(bytes))), 8);
        return out;
    }
    #tree(bytes, blocks) {
        const kept = keptBits(bytes, blocks);
        return this.#pan.map(bytes, (i) => kept[i] === 1);
    }
    /** MAC text in any spelling to a canonical pseudonym; undefined when it is not one. */
    mac(text) {
        const canonical = canonicalMac(text);
        if (canonical === undefined)
            return undefined;
        const bytes = Uint8Array.from(canonical.split(":"), (h) => Number.parseInt(h, 16));
        const out = macText(this.macBytes(bytes), 0);
        this.#note(canonical, out);
        return out;
    }
    /** 6 MAC bytes to their pseudonym: group and local bits stay; 0a:58 + IPv4 (OVN) embeds the address's pseudonym. */
    macBytes(bytes) {
        if (isKnownMac(bytes))
            return bytes;
        if (isOvnMac(bytes))
            return Uint8Array.from([0x0a, 0x58, ...this.address(bytes.subarray(2))]);
        let out = bytes;
        // walking on keeps it one to one when a pseudonym falls among those that have a meaning of their own
        do
            out = this.#feistel(out);
        while (isKnownMac(out) || isOvnMac(out));
        return out;
    }
    /** Four Feistel rounds over 46 bits (or the last 24 with the vendor part kept): one to one by construction. */
    #feistel(bytes) {
        const flags = bytes[0] & 3;
        const half = this.#keepVendor ? 12 : 23;
        const low = (bytes[3] << 16) | (bytes[4] << 8) | bytes[5];
        const high = this.#keepVendor ? 0 : ((bytes[0] >> 2) << 16) | (bytes[1] << 8) | bytes[2];
        const all = BigInt(high) * 0x1000000n + BigInt(low);
        const mask = 2 ** half - 1;
        let left = Number(all >> BigInt(half)) & mask;
        let right = Number(all & BigInt(mask));
        const vendor = this.#keepVendor ? [bytes[0], bytes[1], bytes[2]].join() : String(flags);
        for (let round = 0; round < 4; round++) {
            const f = createHmac("sha256", this.#key).update(`mac ${vendor} ${round} ${right}`).digest().readUInt32BE(0) & mask;
            [left, right] = [right, left ^ f];
        }
        const out = BigInt(left) * BigInt(mask + 1) + BigInt(right);
        const tail = Number(out & 0xffffffn);
        const head = this.#keepVendor ? undefined : Number(out >> 24n);
        const start = head === undefined ? bytes.subarray(0, 3) : [((head >> 16) << 2) | flags, (head >> 8) & 255, head & 255];
        return Uint8Array.from([...start, tail >> 16, (tail >> 8) & 255, tail & 255]);
    }
    /** A name (host, node, file stem, interface, ...) as "<kind>-lusab-babad"; the same name gives the same word for one kind. */
    name(kind, text) {
        const digest = createHmac("sha256", this.#key).update(`name ${text}`).digest();
        const out = `${kind}-${word(digest.readUInt16BE(0))}-${word(digest.readUInt16BE(2))}`;
        this.#note(text, out);
        return out;
    }
    #note(original, pseudonym) {
        if (original !== pseudonym)
            this.#seen.set(original, pseudonym);
    }
}
function isV4Inside(b) {
    const mapped = b.subarray(0, 10).every((x) => x === 0) && b[10] === 0xff && b[11] === 0xff;
    const nat64 = b[0] === 0 && b[1] === 0x64 && b[2] === 0xff && b[3] === 0x9b && b.subarray(4, 12).every((x) => x === 0);
    return mapped || nat64;
}
function macOfEui64(a) {
    return Uint8Array.from([a[8] ^ 2, a[9], a[10], a[13], a[14], a[15]]);
}
function eui64(m) {
    return Uint8Array.from([m[0] ^ 2, m[1], m[2], 0xff, 0xfe, m[3], m[4], m[5]]);
}
function isOvnMac(m) {
    return m[0] === 0x0a && m[1] === 0x58;
}
/** Broadcast, zero, IANA's and IEEE's well-known group addresses, VRRP, documentation (RFC 9542): the same for everyone. */
function isKnownMac(m) {
    const [a, b, c, d, e, f] = m;
    if (m.every((x) => x === 0xff) || m.every((x) => x === 0))
        return true;
    if (a === 0x01 && b === 0x80 && c === 0xc2)
        return true;
    if ((a === 0x00 || a === 0x01) && b === 0x00 && c === 0x5e)
        return a === 0x00 || (d === 0 && e === 0);
    return a === 0x33 && b === 0x33 && c === 0 && d === 0 && e === 0 && f !== undefined;
}
