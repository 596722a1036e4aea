// What a file is by its first bytes: a capture, another capture format and what converts it, some other binary, or text.
import { u16be, u32le } from "../core/bytes.js";
import { looksLikeText } from "./encoding.js";
import { isPcap } from "./pcap.js";
import { isPcapng } from "./pcapng-start.js";
const EDITCAP = "convert it: editcap -F pcapng IN OUT.pcapng";
const ETL = "convert it: etl2pcapng IN OUT.pcapng, or pktmon etl2pcap IN --out OUT.pcapng";
/** Capture formats with a magic number that Wireshark's editcap reads. */
const CAPTURES = [
    { bytes: "snoop\0\0\0", name: "snoop capture (Solaris)" },
    { bytes: "TRSNIFF data    \x1a", name: "Sniffer capture (DOS)" },
    { bytes: "XCP\0", name: "Sniffer capture (Windows, NetXRay 2)" },
    { bytes: "VL\0\0", name: "NetXRay capture" },
    { bytes: "GMBU", name: "Microsoft Network Monitor 2 capture" },
    { bytes: "RTSS", name: "Microsoft Network Monitor 1 capture" },
    { bytes: "btsnoop\0", name: "btsnoop capture (Bluetooth)" },
    { bytes: "iptrace ", name: "iptrace capture (AIX)" },
    { bytes: "\0\0\x02\0\x12\x05\0\x10", name: "K12 capture (Tektronix)" },
    { bytes: "\x7fver", name: "Peek tagged capture (OmniPeek, AiroPeek)" },
    { bytes: "\x1c\0\x01\xac", name: "IXIA lcap capture" },
    { bytes: "\xac\x01\0\x1c", name: "IXIA lcap capture" },
    { bytes: "\x1c\0\x01\xab", name: "IXIA lcap capture" },
    { bytes: "\xab\x01\0\x1c", name: "IXIA lcap capture" },
    { bytes: "\x05VNF", name: "Visual Networks capture" },
    { bytes: "\xaa\xaa\xaa\xaa", name: "5View capture (InfoVista)" },
    { bytes: "\x42\xd2\0\x34\x12\x66\x22\x88", name: "RADCOM capture" },
    { bytes: "ObserverPktBuffe", name: "Observer capture (Viavi)" },
    { bytes: "TR\0d\0", name: "nettl trace (HP-UX)" },
    { bytes: "LOBJ", name: "Vector BLF log" },
    { bytes: "\x02\0\x02\xc0", at: 0x48, name: "Windows event trace (etl)", hint: ETL },
    { bytes: "\x02\0\x01\xc0", at: 0x48, name: "Windows event trace (etl)", hint: ETL },
];
const BINARIES = [
    { bytes: "\xfd7zXZ\0", name: "xz archive", hint: "decompress it first: xz -dc IN" },
    { bytes: "BZh", name: "bzip2 archive", hint: "decompress it first: bzip2 -dc IN" },
    { bytes: "\x04\x22\x4d\x18", name: "lz4 archive", hint: "decompress it first: lz4 -dc IN" },
    { bytes: "LZIP", name: "lzip archive", hint: "decompress it first: lzip -dc IN" },
    { bytes: "\x1f\x9d", name: "compress archive (.Z)", hint: "decompress it first: gzip -dc IN" },
    { bytes: "\x1f\x8b", name: "gzip inside of a compressed file", hint: "decompress it once and give what comes out" },
    {
        bytes: "\x28\xb5\x2f\xfd",
        name: "zstd inside of a compressed file",
        hint: "decompress it once and give what comes out",
    },
    { bytes: "7z\xbc\xaf\x27\x1c", name: "7z archive", hint: "unpack it first" },
    { bytes: "PK\x03\x04", name: "zip archive (or an office document)", hint: "unpack it first" },
    { bytes: "PK\x05\x06", name: "empty zip archive" },
    { bytes: "Rar!", name: "rar archive", hint: "unpack it first" },
    { bytes: "ustar", at: 257, name: "tar archive", hint: "unpack it first: tar -xf IN" },
    { bytes: "!<arch>\n", name: "ar archive or Debian package" },
    { bytes: "\xed\xab\xee\xdb", name: "RPM package" },
    { bytes: "\x89PNG\r\n\x1a\n", name: "PNG image" },
    { bytes: "\xff\xd8\xff", name: "JPEG image" },
    { bytes: "GIF8", name: "GIF image" },
    { bytes: "WEBP", at: 8, name: "WebP image" },
    { bytes: "%PDF-", name: "PDF document" },
    { bytes: "\x7fELF", name: "ELF program or core file" },
    { bytes: "MZ\x90\0", name: "Windows program" },
    { bytes: "\xcf\xfa\xed\xfe", name: "Mach-O program" },
    { bytes: "\0asm", name: "WebAssembly module" },
    { bytes: "\xca\xfe\xba\xbe", name: "Java class or Mach-O program" },
    { bytes: "SQLite format 3\0", name: "SQLite database" },
    { bytes: "LPKSHHRH", name: "systemd journal", hint: "print it: journalctl --file IN -o short-iso-precise" },
    { bytes: "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", name: "old office document" },
    { bytes: "PAR1", name: "Parquet table" },
];
/** Says what a file is by its head (decompressed). Never throws. */
export function sniff(head) {
    if (head.length === 0)
        return { kind: "empty", name: "0 bytes", hint: "there is nothing in it: record again" };
    if (isPcap(head))
        return { kind: "pcap", name: "pcap capture", hint: "" };
    if (isPcapng(head))
        return { kind: "pcapng", name: "pcapng capture", hint: "" };
    const capture = CAPTURES.find((s) => matches(head, s));
    if (capture !== undefined)
        return { kind: "foreign-capture", name: capture.name, hint: capture.hint ?? EDITCAP };
    const binary = BINARIES.find((s) => matches(head, s));
    if (binary !== undefined)
        return {
            kind: "binary",
            name: binary.name,
            hint: binary.hint ?? "it holds no evidence that is read: leave it out",
        };
    if (looksLikeText(head))
        return { kind: "text", name: "text", hint: "" };
    if (isErf(head))
        return { kind: "foreign-capture", name: "ERF capture (Endace)", hint: EDITCAP };
    return {
        kind: "binary",
        name: "binary of an unknown kind",
        hint: "if it is a capture, see whether Wireshark opens it and save it as pcapng",
    };
}
function matches(head, { bytes, at = 0 }) {
    for (let i = 0; i < bytes.length; i++)
        if (head[at + i] !== bytes.charCodeAt(i))
            return false;
    return true;
}
// ERF has no magic number: records of 16 bytes and more, each saying its length, with times that hardly differ.
const ERF_HEADER = 16;
const ERF_RECORDS = 3;
const ERF_TYPES = 48;
function isErf(head) {
    let at = 0;
    let second = 0;
    for (let n = 0; n < ERF_RECORDS; n++) {
        if (at + ERF_HEADER > head.length)
            return n > 0 && at === head.length;
        const time = u32le(head, at + 4);
        const type = head[at + 8] & 0x7f;
        const length = u16be(head, at + 10);
        if (type === 0 || type > ERF_TYPES || length < ERF_HEADER || time === 0)
            return false;
        if (n > 0 && Math.abs(time - second) > 86400)
            return false;
        second = time;
        at += length;
    }
    return true;
}
