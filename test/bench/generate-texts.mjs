// Makes texts for the benchmark, the same bytes for the same arguments:
//   node test/bench/generate-texts.mjs KIND MEGABYTES OUT
// KIND is one of
//   ping       `ping -D -O` at 100 a second: a run of losses now and then, late replies, duplicates; the sequence wraps
//   fping      `fping -D -l` of four targets
//   probes     a probe log as CSV;  probesl: as JSON Lines
//   frrlog     zebra's and bgpd's log lines about MACs that move
//   monitor    `bridge -ts monitor fdb`
//   mtr        report after report of `mtr --report`
//   routes     `show bgp l2vpn evpn route json`;  pods: `kubectl get pods -o json`;  range: a query_range answer of Prometheus
import { closeSync, openSync, realpathSync, writeSync } from "node:fs";
import { fileURLToPath } from "node:url";

const START = 1_796_063_000;
const FLUSH = 1 << 20;
const EVERY = 100; // probes a second

/** A file that is written in large pieces and says how long it is. */
class Out {
  bytes = 0;
  #fd;
  #text = "";

  constructor(path) {
    this.#fd = openSync(path, "w");
  }

  line(text) {
    this.#text += `${text}\n`;
    this.bytes += text.length + 1;
    if (this.#text.length > FLUSH) this.#flush();
  }

  #flush() {
    writeSync(this.#fd, this.#text);
    this.#text = "";
  }

  close() {
    this.#flush();
    closeSync(this.#fd);
  }
}

/** Seconds and microseconds since 1970 of tick `n`, `perSecond` of them a second. */
function epoch(n, perSecond, micro = 0) {
  const second = START + Math.floor(n / perSecond);
  const us = Math.floor(((n % perSecond) * 1_000_000) / perSecond) + micro;
  return `${second}.${String(us).padStart(6, "0")}`;
}

function rfc3339(n, perSecond) {
  const ms = START * 1000 + Math.floor((n * 1000) / perSecond);
  return new Date(ms).toISOString();
}

/** A MAC of machine `n`, locally administered. */
function macOf(n) {
  return `02:00:5e:${hex(n >> 16)}:${hex(n >> 8)}:${hex(n)}`;
}

function hex(n) {
  return (n & 255).toString(16).padStart(2, "0");
}

function ping(out, size) {
  out.line("PING 192.0.2.50 (192.0.2.50) 56(84) bytes of data.");
  const counts = { sent: 0, received: 0, duplicates: 0 };
  for (let n = 1; out.bytes < size; n++) {
    counts.sent = n;
    pingProbe(out, n, counts);
  }
  const loss = Number((((counts.sent - counts.received) * 100) / counts.sent).toPrecision(6));
  out.line("");
  out.line("--- 192.0.2.50 ping statistics ---");
  const repeated = counts.duplicates === 0 ? "" : `, +${counts.duplicates} duplicates`;
  out.line(
    `${counts.sent} packets transmitted, ${counts.received} received${repeated}, ${loss}% packet loss, time ${(counts.sent - 1) * 10}ms`,
  );
  out.line("rtt min/avg/max/mdev = 0.200/0.450/14.900/0.080 ms");
}

// Of 5000 probes 12 in a row are lost; of 1000 one is late by half an interval; of 3000 one is answered twice.
function pingProbe(out, n, counts) {
  const seq = n & 65535;
  if (n % 5000 >= 4988) {
    out.line(`[${epoch(n + 1, EVERY, 90)}] no answer yet for icmp_seq=${seq}`);
    return;
  }
  counts.received++;
  const late = n % 1000 === 500;
  // A late one is printed behind the reply of the next probe.
  if (late) out.line(`[${epoch(n + 1, EVERY, 80)}] no answer yet for icmp_seq=${seq}`);
  else out.line(pingReply(n, 200 + (n % 500)));
  if (n % 1000 === 501) out.line(pingReply(n - 1, 14_900));
  if (n % 3000 !== 7) return;
  counts.duplicates++;
  out.line(`${pingReply(n, 240 + (n % 500))} (DUP!)`);
}

function pingReply(n, us) {
  const time = us < 1000 ? (us / 1000).toFixed(3) : (us / 1000).toPrecision(3);
  const printed = us < 10_000 ? epoch(n, EVERY, us) : epoch(n + 1, EVERY, us - 10_000);
  return `[${printed}] 64 bytes from 192.0.2.50: icmp_seq=${n & 65535} ttl=63 time=${time} ms`;
}

function fping(out, size) {
  for (let n = 0; out.bytes < size; n++) {
    for (let host = 1; host <= 4; host++) {
      const stamp = epoch(n, EVERY, host * 500).slice(0, -1);
      const rest =
        n % 700 >= 690 ? "timed out (0.41 avg, 1% loss)" : `64 bytes, 0.${300 + (n % 400)} ms (0.41 avg, 1% loss)`;
      out.line(`[${stamp}] 192.0.2.${host} : [${n}], ${rest}`);
    }
  }
}

function probeCsv(out, size) {
  out.line("time,target,outcome,duration_ms");
  for (let n = 0; out.bytes < size; n++)
    out.line(`${rfc3339(n, 10)},192.0.2.50:443,${n % 900 >= 890 ? "timeout," : `ok,${3 + (n % 17)}.${n % 10}`}`);
}

function probeLines(out, size) {
  for (let n = 0; out.bytes < size; n++) {
    const failed = n % 900 >= 890;
    const row = { time: rfc3339(n, 10), target: "192.0.2.50:443", outcome: failed ? "timeout" : "ok" };
    out.line(JSON.stringify(failed ? row : { ...row, duration_ms: 3 + (n % 17) }));
  }
}

function frrLog(out, size) {
  for (let n = 0; out.bytes < size; n++) {
    const stamp = new Date(START * 1000 + n * 40).toISOString().slice(0, 19).replaceAll("-", "/").replace("T", " ");
    const mac = macOf(n % 4000);
    const says = [
      `ZEBRA: [HC3V1-H6ATW] vni 5010: MAC ${mac} now moved from 198.51.100.11 to 198.51.100.12`,
      `ZEBRA: [WQJMH-YP2BG] VNI 5010: MAC ${mac} detected as duplicate during remote update, last VTEP 198.51.100.12`,
      `BGP: [M59KS-A3ZXZ] bgp_update_receive: rcvd End-of-RIB for L2VPN EVPN from 198.51.100.1 in vrf default`,
      `ZEBRA: [V98V0-MTWPF] client 12 says hello and bids fair to announce only bgp routes vrf=0`,
    ];
    out.line(`${stamp} ${says[n % 4]}`);
  }
}

function monitor(out, size) {
  for (let n = 0; out.bytes < size; n++) {
    const stamp = `[${rfc3339(n, 50).slice(0, 23)}${String(n % 1000).padStart(3, "0")}]`;
    const mac = macOf(n % 4000);
    if (n % 3 === 0) out.line(`${stamp} Deleted ${mac} dev tap${n % 4000} master br5010 stale`);
    else if (n % 3 === 1) out.line(`${stamp} ${mac} dev vx5010 dst 198.51.100.12 self extern_learn `);
    else out.line(`${stamp} ${mac} dev vx5010 extern_learn master br5010 `);
  }
}

function mtr(out, size) {
  for (let n = 0; out.bytes < size; n++) {
    out.line(`Start: ${rfc3339(n, 1).slice(0, 19)}+0000`);
    out.line("HOST: host-a                      Loss%   Snt   Last   Avg  Best  Wrst StDev");
    for (let hop = 1; hop <= 4; hop++)
      out.line(`  ${hop}.|-- 198.51.100.${hop}               0.0%    10    0.3   0.4   0.3   0.9   0.2`);
  }
}

function routesJson(out, size) {
  out.line("{");
  let count = 0;
  for (let rd = 1; out.bytes < size; rd++) {
    const routes = {};
    for (let k = 0; k < 50; k++, count++) {
      const mac = macOf(count);
      const prefix = `[2]:[0]:[48]:[${mac}]`;
      const path = { valid: true, bestpath: true, pathFrom: "external", routeType: 2, ethTag: 0, macLen: 48, mac };
      const where = { nexthops: [{ ip: "198.51.100.12", afi: "ipv4", used: true }], peerId: "198.51.100.1" };
      const rest = { path: "65002", origin: "IGP", extendedCommunity: { string: "RT:65002:5010 ET:8 MM:3" } };
      routes[prefix] = { prefix, prefixLen: 352, paths: [[{ ...path, weight: 0, ...rest, ...where }]] };
    }
    out.line(`"198.51.100.12:${rd}":${JSON.stringify({ rd: `198.51.100.12:${rd}`, ...routes }, null, 1)},`);
  }
  out.line(`"numPrefix":${count},"numPaths":${count}}`);
}

function podsJson(out, size) {
  out.line('{"apiVersion":"v1","kind":"List","items":[');
  for (let n = 0; out.bytes < size; n++) {
    const metadata = {
      name: `web-${n}`,
      namespace: "shop",
      uid: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
    };
    const status = {
      phase: "Running",
      podIP: `192.0.2.${n & 255}`,
      containerStatuses: [{ name: "web", restartCount: 0 }],
    };
    const pod = { apiVersion: "v1", kind: "Pod", metadata, spec: { nodeName: `node-${n % 40}` }, status };
    out.line(`${n === 0 ? "" : ","}${JSON.stringify(pod, null, 2)}`);
  }
  out.line("]}");
}

function rangeJson(out, size) {
  out.line('{"status":"success","data":{"resultType":"matrix","result":[');
  for (let n = 0; out.bytes < size; n++) {
    const values = Array.from({ length: 400 }, (_, k) => [START + k * 15, String((n * 31 + k) % 1000)]);
    const metric = {
      __name__: "node_network_receive_bytes_total",
      instance: `192.0.2.${n & 255}:9100`,
      device: `eth${n}`,
    };
    out.line(`${n === 0 ? "" : ","}${JSON.stringify({ metric, values })}`);
  }
  out.line("]}}");
}

const MAKERS = {
  ping,
  fping,
  probes: probeCsv,
  probesl: probeLines,
  frrlog: frrLog,
  monitor,
  mtr,
  routes: routesJson,
  pods: podsJson,
  range: rangeJson,
};
/** The kinds that `generateText` makes. */
export const TEXT_KINDS = Object.keys(MAKERS);

/** Writes a text of KIND of about `megabytes` million bytes to the file `path`. */
export function generateText(kind, megabytes, path) {
  const make = MAKERS[kind];
  if (make === undefined) throw new Error(`no kind ${kind}: one of ${TEXT_KINDS.join(", ")}`);
  const out = new Out(path);
  make(out, megabytes * 1_000_000);
  out.close();
}

function main([kind, megabytes, path]) {
  if (!TEXT_KINDS.includes(kind) || !(Number(megabytes) > 0) || path === undefined) {
    process.stderr.write(`usage: node generate-texts.mjs ${TEXT_KINDS.join("|")} MEGABYTES OUT\n`);
    process.exitCode = 2;
    return;
  }
  generateText(kind, Number(megabytes), path);
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  main(process.argv.slice(2));
