// Numbers that the TypeScript of the observers and the compiled loop (src/assembly/loop.ts) share: where things lie in the memory of
// both. Nothing but constants may stand here: the compiler of the loop reads this file as well.

// Columns of a probe stream, in cache lines of 8 numbers or 16 integers; integers are marked. A request and a reply need the
// first line (which also holds the key, integers 0 to 3), a probe that leaves answered the second; the rest is rare.
export const ROW_FLOATS = 40;
export const ROW_INTS = 80;
export const RING = 4; // int: first slot
export const MASK = 5; // int: slots - 1
export const LAST = 3; // highest ordinal seen; always in the ring
export const OLDEST = 4; // lowest ordinal that may be in the ring
export const RETIRED = 5; // probes that have left the ring
export const SEGMENT_VTEP = 12; // int
export const SPACING_SKIP = 13; // int
export const FLAGS = 14; // int
export const TURN = 15; // int: added to an ordinal, it gives its place in the ring
export const RTT_SUM = 8;
export const RTT_MIN = 9;
export const RTT_MAX = 10;
export const WIDEST = 11;
export const LA_SENT = 12; // last answered probe
export const LA_ARRIVED = 13;
export const LA_NOTE = 28; // int
export const STALLED = 29; // int: probes of the stall that is open
export const LAST_PORT = 30; // int
export const SAMPLE_SKIP = 31; // int
export const LA_ORDINAL = 16;
export const LA_RECORD = 17;
export const LA_ARRIVED_RECORD = 18;
export const LATE = 19; // of those that have left the ring
export const GAPPED = 20; // left the ring without an answer
export const AMENDED = 21; // of these, answered after all
export const MAX_AMENDED = 22; // highest ordinal of them
export const LIMIT = 46; // int: slots that the ring may grow to
export const LR_NOTE = 47; // int
export const STALL_FIRST = 24;
export const STALL_LAST = 25;
export const STALL_LONGEST = 26;
export const LR_ORDINAL = 27; // last reply by arrival, where it is not that of the last answered probe
export const LR_SENT = 28;
export const LR_RECORD = 29;
export const LR_ARRIVED = 30;
export const LR_ARRIVED_RECORD = 31;
export const FIRST = 32; // first ordinal
export const DUPLICATES = 33;
export const SEGMENT_PROBES = 34; // RETIRED when the current path segment began
export const SEGMENT_ANSWERED = 35; // answered probes then
export const SEGMENT_FIRST = 36;
export const LAST_SENT = 37; // of LAST, once the recording has ended
export const LAST_BASE = 76; // int: its clock base
export const FACES = 77; // int: a bit for each interface that carried its packets
export const AMENDED_ON_TIME = 39; // of AMENDED: stamped before the next request, though recorded later

// Bits of FLAGS.
/** A gap is open, that is, no answered probe has left the ring since. */
export const GAP_OPEN = 1;
/** The first reply after the last gap may still be another probe's. */
export const GAP_WATCHED = 2;
/** LR is set. */
export const LR_APART = 4;
/** The last answered probe was late. */
export const LA_LATE = 8;
/** The last reply by arrival was late. */
export const LR_LATE = 16;

// A slot of a ring is 64 bytes, one cache line: numbers, then integers of the same bytes.
export const SLOT = 8;
export const SENT = 0;
/** 0: the slot is empty. */
export const RECORD = 1;
export const ARRIVED = 2;
/** 0: no answer yet. */
export const ARRIVED_RECORD = 3;
export const SLOT_INTS = 16;
export const VTEP = 8;
export const VIEW = 9;
export const REPLY_VIEW = 10;
export const NOTE = 11;
/** Further places where the request was seen, and (from bit 16) the reply. */
export const SIGHTINGS = 12;

// The kept probes of a stream (sample-book.ts): integers of its head, and columns of a probe.
export const HEAD_INTS = 8;
export const HEAD_COUNT = 0;
/** Probes that there is room for, 0 where the loop may not add any. */
export const HEAD_ROOM = 1;
/** Offsets in the shared memory. */
export const HEAD_FLOATS = 2;
export const HEAD_NUMBERS = 3;
export const HEAD_STRIDE = 4;
export const KEPT_FLOATS = 4;
export const KEPT_ORDINAL = 0;
export const KEPT_SENT = 1;
export const KEPT_RECORD = 2;
export const KEPT_RTT = 3;
export const KEPT_INTS = 2;
export const KEPT_HOW = 0;
export const KEPT_VTEP = 1;
// Numbers of the book: probes kept of all streams, and the most that one stream keeps.
export const KEPT_ALL = 0;
export const KEPT_LIMIT = 1;
/** Most that one input keeps. */
export const KEPT_MOST = 50_000;

// Numbers of the stalls of an input (stall-book.ts): how many more are listed, and how many are not.
export const STALLS_LEFT = 0;
export const STALLS_OMITTED = 1;

/** Spacings kept for one stream (spacing-sample.ts). */
export const SPACINGS = 32;

// A sender (mac-book.ts): numbers, then integers of the same bytes.
export const MAC_FLOATS = 10;
export const MAC_INTS = 20;
export const MAC_LAST = 0;
export const MAC_LAST_RECORD = 1;
export const MAC_FRAMES = 2;
/** A silence must be longer than this to be kept. */
export const MAC_LEAST = 3;
export const MAC_LOW = 8;
export const MAC_HIGH = 9;
export const MAC_NETWORK = 10;
export const MAC_VTEP = 11;
export const MAC_FACE = 12;
export const MAC_COOKED = 13;
export const MAC_LAST_KIND = 14;
/** 1 when group-addressed frames came since the last unicast one. */
export const MAC_GROUPS = 15;
export const MAC_ANSWERS = 16;
export const MAC_ROUTER = 17;
export const MAC_SILENCES = 18; // kept
/** 1 when group-addressed frames are kept with some silence. */
export const MAC_GROUPED = 19;
// The silences that are kept of a sender (mac-silences.ts): numbers of each, and two kinds of frames (bytes).
export const MOST_SILENCES = 32;
export const SILENCE_FLOATS = 4;
/** The shortest that is kept at all, ns. */
export const SHORTEST_NS = 2_000_000;

// A stream of the echo book: integers of its row, behind the key.
export const ECHO_REQUEST_LEG = 4; // 1 + the leg of its last request
export const ECHO_REPLY_LEG = 5;
export const ECHO_MARK_MASK = 6;
export const ECHO_MARKS = 7;
export const ECHO_MARK_ROOM = 8; // 0 where the loop may not add any
export const ECHO_MARK_FLOATS = 9; // offsets in the shared memory
export const ECHO_MARK_INTS = 10;
export const ECHO_MARK_LAST = 11; // 1 + the number of the newest mark
// A leg: integers, then numbers of the same bytes.
export const LEG_FLOATS = 12;
export const LEG_INTS = 24;
export const LEG_REQUEST = 0;
export const LEG_PLACE = 1;
export const LEG_COOKED = 2;
export const LEG_TTL = 3;
export const LEG_FROM = 4;
export const LEG_FROM_HIGH = 5;
export const LEG_TO = 6;
export const LEG_TO_HIGH = 7;
export const LEG_KNOWN = 8;
export const LEG_FIRST_SEQ = 9;
export const LEG_LAST_SEQ = 10;
/** IP total length << 1 | Don't Fragment of the last packet, -1 not read. */
export const LEG_SIZE = 11;
export const LEG_PACKETS = 7;
export const LEG_FIRST_RECORD = 8;
export const LEG_LAST_RECORD = 9;
/** Packets of LEG_SIZE that are not in the list of sizes yet. */
export const LEG_SIZE_PACKETS = 10;
// Columns of a mark.
export const MARK_FLOATS = 3;
export const MARK_NS = 0;
export const MARK_RECORD = 1;
export const MARK_HASH = 2;
export const MARK_INTS = 3;
export const MARK_SEQ = 0;
export const MARK_BASE = 1;
export const MARK_LENGTH = 2;
/** Packets that are all looked at; of later ones those whose sequence number is a multiple of ECHO_EVERY. */
export const ECHO_ALL = 65_536;
export const ECHO_EVERY = 8;
/** Marks of one stream and of one input; bytes of the payload that are hashed. */
export const MARKS = 512;
export const ALL_MARKS = 131_072;
export const MARK_PAYLOAD = 32;
// Numbers of the echo book.
export const ECHO_SEEN = 0;
export const ECHO_ALL_MARKS = 1;

/*
 * A TCP connection (tcp-table.ts), in 32-bit words: the key, then two blocks of the two directions, then the row's own sums. Numbers
 * are counted in words of 64 bits.
 */
export const TCP_INTS = 64;
export const TCP_FLOATS = 32;
/** Bits of a bucket that hold 1 + the row; the bits above are those of the hash, so that other keys are told apart without their rows. */
export const TCP_BUCKET = 0xffff;
// In the word of the network: the addresses are of IPv6. In that of the tag: the interface is above these bits.
export const TCP_V6 = 1 << 26;
export const TCP_IFACE_SHIFT = 13;
/** Record of the first packet; packets of both directions. */
export const TCP_FIRST_RECORD = 6;
export const TCP_PACKETS = 7;
/** Numbers: stamp of the first and of the last packet. */
export const TCP_FIRST_NS = 4;
export const TCP_LAST_NS = 5;
/** Flag bits of a row; IP identification of the last data of both ends; acknowledgments of the same since the last new one. */
export const TCP_BITS = 12;
export const TCP_IDS = 13;
export const TCP_REPEATS = 46;
/** First word of the block of direction 0, and words of a block. */
export const TCP_BLOCK = 14;
export const TCP_BLOCK_INTS = 16;
// Words of a block: what one end sent, and what the other said about it.
/** Highest sequence number sent, behind its last byte; highest acknowledgment of it. */
export const TCP_NEXT = 0;
export const TCP_UNA = 1;
/** End of the segment that is timed, and its record; record of the last timed segment that was acknowledged. */
export const TCP_TIMED_END = 2;
export const TCP_TIMED_RECORD = 3;
export const TCP_ANSWERED_RECORD = 4;
/** Record of the last new acknowledgment, and of the last new data. */
export const TCP_ACK_RECORD = 5;
export const TCP_DATA_RECORD = 6;
/** First sequence number seen. */
export const TCP_FIRST_SEQ = 7;
/** Numbers of a block, from its first word: stamps of the same. */
export const TCP_TIMED_NS = 4;
export const TCP_ANSWERED_NS = 5;
export const TCP_ACK_NS = 6;
export const TCP_DATA_NS = 7;
// Round trips of a direction, behind the sums of the row: how many of the next are left out, how many were, and (a number) the least of these.
export const TCP_RTT = 48;
export const TCP_RTT_INTS = 4;
export const TCP_RTT_SKIP = 0;
export const TCP_RTT_SKIPPED = 1;
export const TCP_RTT_LEAST = 1;
// Bits of TCP_BITS; those of direction 1 are shifted by TCP_SECOND.
/** Sequence numbers are known. */
export const TCP_VALID = 1;
/** A segment is timed; it was sent again meanwhile. */
export const TCP_TIMING = 2;
export const TCP_RESENT = 4;
/** A new acknowledgment came; one that covers a timed segment. */
export const TCP_ACKED = 8;
export const TCP_ANSWERED = 16;
/** The other end has closed its window. */
export const TCP_CLOSED = 32;
/** A hole is open. */
export const TCP_OPEN = 64;
export const TCP_FIN = 128;
/** Any packet came from this end. */
export const TCP_HEARD = 256;
export const TCP_SECOND = 10;
// Bits of the connection: a SYN was seen, and which end opened it.
export const TCP_SYN_SEEN = 1 << 20;
export const TCP_SYN_FROM_HIGHER = 1 << 21;
// Integers of the table: connections, the most that there may be, and packets of later ones.
export const TCP_COUNT = 0;
export const TCP_LIMIT = 1;
export const TCP_REFUSED = 2;

/** Frames that are no shorter are the walker's: lengths that the loop counts by. */
export const LENGTHS = 16_384;
/** Lengths of frames with one 802.1Q tag that are counted by VLAN. */
export const TAG_LENGTHS = 2048;

// The loop's own bytes at the start of the memory, by integer; what two integers wide is a number, and even.
export const C_COUNT = 257;
export const C_BYTES = 258;
export const C_OFFSET = 259;
export const C_CAPLEN = 260;
export const C_LEN = 261;
export const C_NS = 262;
export const C_IFACE = 263;
export const C_FCS = 264;
export const C_DIRECTION = 265;
export const C_FIRST = 266; // number
export const C_SHIFT = 268; // number
export const C_PREVIOUS = 270; // number
export const C_REGULAR = 272;
export const C_BASE = 273;
export const C_ROWS = 274;
export const C_TABLE = 275;
export const C_TABLE_MASK = 276;
export const C_SLOTS = 277;
export const C_ONE_PLACE = 278;
export const C_TABLES = 279; // 1: every probe is kept for the clocks
export const C_PORTS = 280;
export const C_UDP_PORTS = 281;
export const C_GUESS = 282;
export const C_BOOK_WORDS = 283;
export const C_BOOK_TABLE = 284;
export const C_BOOK_WIDE = 285;
export const C_BOOK_MASK = 286;
export const C_LENGTHS = 287; // of the interface at hand
export const C_PADDED = 288;
export const C_ETHERNET = 289;
export const C_LINK_TYPE = 290;
/** The longest frame of the table at hand stands behind its counts of padded frames. */
export const LONGEST = 1024;
export const C_FACES = 291; // what the loop keeps of each interface it was told of
export const FACES_TOLD = 256;
export const FACE_INTS = 8;
export const FACE_KNOWN = 0;
export const C_RECORDS = 292;
export const C_PACKETS = 293;
export const C_SINGLE = 294;
export const C_MACS = 295; // 1: senders are followed
export const C_MAC_ROWS = 296;
export const C_MAC_TABLE = 297;
export const C_MAC_MASK = 298;
export const C_SILENCES = 312;
export const C_SILENCE_KINDS = 313; // 0 where the loop may not keep any
export const C_SAMPLES = 311; // 1: probes are kept for the figure
export const C_HEADS = 299;
export const C_HEADS_COUNT = 300;
export const C_KEPT = 301;
export const C_STALLS = 314;
export const C_SPACING_VALUES = 302;
export const C_SPACING_KEPT = 303;
export const C_SPACING_STRIDES = 304;
export const C_SPACING_COUNT = 305;
export const C_ECHO_ROWS = 306;
export const C_ECHO_TABLE = 307;
export const C_ECHO_MASK = 308;
export const C_ECHO_LEGS = 309;
export const C_ECHO = 310;
export const C_TCP = 315; // integers of the table of TCP connections, 0 where the loop may not follow any
export const C_TCP_ROWS = 316;
export const C_TCP_TABLE = 317;
export const C_TCP_MASK = 318;
// The packet at hand; offsets are those of the memory.
export const C_FROM = 320;
export const C_TO = 321;
export const C_K2 = 322;
export const C_K3 = 323;
export const C_SEQ = 324;
export const C_ROW = 325;
export const C_VTEP = 326;
export const C_PORT = 327;
export const C_VIEW = 328;
export const C_ETH = 329;
export const C_CAPTURED = 330;
export const C_PAYLOAD = 331;
export const C_TTL = 332;
export const C_COOKED = 333;
export const C_FACE = 334;
export const C_SENDER_AT = 335;
export const C_TAG = 336;
export const C_NETWORK = 337;
export const C_SENDER_VTEP = 338;
export const C_GROUP = 339;
export const C_IP = 340;
/** Interface that the loop has switched to. */
export const C_AT_FACE = 342;
/** Bytes that nobody reads: counters of interfaces for which there is no room. */
export const SCRATCH = 8192;
/** Zeros: a table of one empty place, for those that lie elsewhere. What is looked up in it goes back to TypeScript. */
export const C_EMPTY = 512;
