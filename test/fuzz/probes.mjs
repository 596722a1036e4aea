// Streams of echoes whose numbers, times and answers follow no rule: what the probe tables have to hold out against.

/** Frames of requests and replies of a few streams, plain or in a tunnel, with errors and announcements between them. */
export function probeFrames(random, frame) {
  const packets = [];
  const streams = random.oneIn(30) ? 400 : random.size(4);
  const inTunnel = random.oneIn(2);
  const v6 = random.oneIn(4);
  let sequence = random.oneIn(4) ? 65530 : random.below(10);
  for (let n = random.size(random.oneIn(60) ? 1500 : 60); n > 0; n--) {
    const jump = random.below(12);
    if (jump === 0) sequence = random.u32() & 0xffff;
    else if (jump === 1) sequence = (sequence - random.below(5)) & 0xffff;
    else if (jump < 8) sequence = (sequence + 1) & 0xffff;
    const probe = { id: 1 + random.below(streams), sequence, v6, reply: random.oneIn(2) };
    innermost(random, frame, probe);
    if (inTunnel && !random.oneIn(10)) tunnel(random, frame);
    packets.push({ bytes: frame.eth().bytes.slice() });
  }
  return packets;
}

const CONTENT = new Uint8Array(16);

function innermost(random, frame, probe) {
  if (random.oneIn(25)) {
    frame.arp(1 + random.below(4), random.below(3), random.below(3)).eth(random.below(3), 0xffffffff);
    return;
  }
  echo(frame, probe);
  if (random.oneIn(20)) localOrRemoteError(random, frame, probe.v6);
}

function echo(frame, { id, sequence, v6, reply }) {
  const [asks, answers] = [0xc6336400 + id, 0xc6336500 + id];
  const [from, to] = reply ? [answers, asks] : [asks, answers];
  const rest = ((id << 16) | sequence) >>> 0;
  frame.start(CONTENT);
  if (v6) frame.icmpv6(reply ? 129 : 128, 0, rest).ipv6(from, to);
  else frame.icmp(reply ? 0 : 8, 0, rest).ipv4(from, to);
}

function localOrRemoteError(random, frame, v6) {
  const from = random.oneIn(2) ? 0xc6336401 : 0xc0000209;
  if (v6) frame.icmpv6(random.pick([1, 2, 3]), random.below(8), 1400).ipv6(from, 0xc6336401);
  else frame.icmp(random.pick([3, 11]), random.below(16), 1400).ipv4(from, 0xc6336401);
}

function tunnel(random, frame) {
  const vtep = 0xc0000210 + random.below(random.oneIn(10) ? 200 : 3);
  if (frame.front !== "eth") frame.eth();
  if (random.oneIn(3)) frame.geneve(random.below(3));
  else frame.vxlan(random.below(3));
  frame.udp(50000 + random.below(3)).ipv4(0xc0000201, vtep);
}
