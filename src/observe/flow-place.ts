// Where a TCP or UDP packet lies in its batch and what it was seen in, as numbers. One object, filled anew for each packet.

/** The packet at hand of a `FlowFollower`. */
export interface FlowPlace {
  /** Row of the batch. */
  row: number;
  /** First byte of the innermost IP header and of the transport header behind it. */
  ip: number;
  t: number;
  /** End of the packet by its lengths; may lie beyond what was captured. */
  end: number;
  /** End of what was captured of it. */
  captured: number;
  v6: boolean;
  /** VNI + 1, 0 outside of tunnels. */
  network: number;
  /** Innermost VLAN + 1, 0 none. */
  tag: number;
  /** Index of the interface that a cooked header gives, 0 none. */
  ifindex: number;
}

/** A place that nothing was written to. */
export function newPlace(): FlowPlace {
  return { row: 0, ip: 0, t: 0, end: 0, captured: 0, v6: false, network: 0, tag: 0, ifindex: 0 };
}
