import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What is pure keeps nothing between files, so these share a worker: starting one costs more. */
const pure = ['test/domain/**/*.test.ts', 'test/application/**/*.test.ts'];

export default defineConfig({
  test: {
    // Left to itself it keeps one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      { extends: true, test: { name: 'rules', include: pure, isolate: false } },
      {
        extends: true,
        test: { name: 'parts', include: ['test/**/*.test.ts'], exclude: ['test/e2e/**', ...pure] },
      },
    ],
    restoreMocks: true,
    // A loaded machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
