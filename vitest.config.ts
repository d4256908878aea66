import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

export default defineConfig({
  // What the bundler of the command line puts in.
  define: { __CRUNCH_VERSION__: JSON.stringify(version) },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    setupFiles: ['test/property-runs.ts'],
    // Modules keep nothing between files here, and loading them anew for each costs more than half
    // of the whole run: what a file starts, it ends.
    isolate: false,
    // Left to itself it keeps one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism()),
    restoreMocks: true,
    // A loaded machine is no failure: where others had three quarters of the processor, a test took 127 s.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 90_000 } },
  },
});
