// Test runner settings: one time zone, sources straight from src, no network.
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["test/**/*.test.ts"],
    env: { TZ: "UTC" },
    testTimeout: 30_000,
    // one core is left to others by default: of two that is half of the time
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
