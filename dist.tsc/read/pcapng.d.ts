import type { EpochNs } from "../core/time.ts";
import type { CaptureReader } from "./batch.ts";
import type { ByteSource } from "./source.ts";
/** Opens a pcapng whose first block is at the start of `source.head`. Throws EvidenceError (E_FORMAT) when that block is cut or damaged. */
export declare function openPcapng(source: ByteSource, base?: EpochNs): CaptureReader;
