// Test runner settings: one time zone, sources straight from src, no network.
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["test/**/*.test.ts"],
    env: { TZ: "UTC" },
    testTimeout: 30_000,
  },
});
