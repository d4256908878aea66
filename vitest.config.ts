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
    // A loaded machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
