import { lineOf } from "./text-observer.js";
const TELLING = /^net\.(?:ipv4\.(?:ip_forward|ip_no_pmtu_disc|tcp_mtu_probing|icmp_echo_ignore_all|icmp_ratelimit|route\.(?:mtu_expires|min_pmtu))|ipv6\.(?:route\.mtu_expires|conf\.\S+\.(?:mtu|forwarding|accept_ra|ndisc_notify))|ipv4\.conf\.\S+\.(?:rp_filter|forwarding|arp_(?:accept|announce|filter|ignore|notify)|proxy_arp)|ipv[46]\.neigh\.\S+\.(?:gc_stale_time|base_reachable_time(?:_ms)?|retrans_time_ms|ucast_solicit|mcast_solicit)|bridge\.bridge-nf-call-\w+)$/;
/** Observes one dump of kernel settings. */
export function observeLinuxSysctl(part) {
    const facts = [];
    let records = 0;
    return {
        take(rows) {
            for (const row of rows) {
                records++;
                if (row.kind !== "sysctl" || !TELLING.test(row.key))
                    continue;
                const value = /^\d{1,15}$/.test(row.value) ? Number(row.value) : row.value;
                const subject = `${part.where} ${row.key}`;
                facts.push({ kind: "host.sysctl", subject, value, source: lineOf(part, row.line), limits: [] });
            }
        },
        finish: () => ({ records, facts }),
    };
}
