// The memory that the compiled loop shares: zeroed arrays, given back and used again, ordinary memory where it is full.
import { describe, expect, it } from "vitest";
import { SharedRoom, sharedAt, sharedMemory } from "../../src/core/room.ts";

const MEGABYTE = 1 << 20;

describe("the shared room", () => {
  it("gives arrays that lie apart in one memory, and says where", () => {
    const room = new SharedRoom();
    const [floats, ints, bytes] = [room.floats(10), room.ints(3), room.bytes(100)];
    expect([floats.length, ints.length, bytes.length]).toEqual([10, 3, 100]);
    expect(new Set([floats, ints, bytes].map((a) => a.buffer))).toEqual(new Set([sharedMemory()!.buffer]));
    const places = [floats, ints, bytes].map((a) => [sharedAt(a)!, sharedAt(a)! + a.byteLength] as const);
    for (const [i, [from, to]] of places.entries())
      for (const [other, end] of places.slice(i + 1)) expect(to <= other || end <= from).toBe(true);
    room.end();
    expect(sharedAt(new Float64Array(4))).toBeUndefined();
  });

  it("clears what was used before, after a drop and after an end", () => {
    const room = new SharedRoom();
    const first = room.ints(1000);
    const kept = room.ints(1);
    first.fill(7);
    room.drop(first);
    const second = room.ints(1000);
    expect(sharedAt(second)).toBe(sharedAt(first));
    expect(second.every((n) => n === 0)).toBe(true);
    second.fill(9);
    kept[0] = 9;
    room.end();
    const again = new SharedRoom();
    expect(again.ints(2000).every((n) => n === 0)).toBe(true);
    again.end();
  });

  it("gives ordinary memory where there is no more, and room again once others have ended", () => {
    const [a, b] = [new SharedRoom(), new SharedRoom()];
    const many = Array.from({ length: 60 }, () => a.bytes(MEGABYTE));
    expect(many.filter((m) => sharedAt(m) !== undefined).length).toBeLessThan(48);
    const beyond = b.bytes(MEGABYTE);
    expect([beyond.length, sharedAt(beyond)]).toEqual([MEGABYTE, undefined]);
    b.drop(beyond);
    a.end();
    expect(sharedAt(b.bytes(MEGABYTE))).toBeDefined();
    b.end();
  });
});
