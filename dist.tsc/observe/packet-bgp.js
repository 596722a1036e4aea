// EVPN routes of the BGP messages that a packet completes, for its row.
import { BGP_PORT, bgpSegment } from "../decode/wire/bgp-segment.js";
import { createBgpStreams } from "../decode/wire/bgp-stream.js";
import { evpnRows } from "../decode/wire/evpn-rows.js";
import { LAYER } from "../decode/wire/slots.js";
import * as tcp from "../decode/wire/tcp.js";
import { packetTime } from "./packet-row.js";
/** A segment without payload, such as a SYN, still belongs to its connection. */
function hasBgpPort(b, at) {
    return tcp.dport(b, at) === BGP_PORT || tcp.sport(b, at) === BGP_PORT;
}
/** Puts the BGP connections of a capture together, packet by packet. */
export class PacketBgp {
    streams = createBgpStreams();
    /** EVPN routes of the messages that this packet completes; undefined when it is no BGP packet. */
    routes(v) {
        const { slots: s, batch, i } = v;
        const last = s.count === 0 ? 0 : s.layer[s.count - 1];
        if (last !== LAYER.bgp && (last !== LAYER.tcp || !hasBgpPort(batch.bytes, s.at[s.count - 1])))
            return undefined;
        const end = batch.offset[i] + batch.len[i] - batch.fcs[i];
        const segment = bgpSegment(batch.bytes, s, { record: batch.first + i, at: packetTime(v), end });
        if (segment === undefined)
            return undefined;
        // Two interfaces of one capture may each see the whole connection: their copies are not retransmissions.
        const tap = `${batch.iface[i]} `;
        const reverse = segment.reverse === undefined ? {} : { reverse: tap + segment.reverse };
        return this.streams.segment({ ...segment, ...reverse, flow: tap + segment.flow }).flatMap(evpnRows);
    }
}
