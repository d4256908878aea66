/** What every run of Stryker here has in common. */
export const strykerOptions = {
  testRunner: 'vitest',
  coverageAnalysis: 'perTest',
  // Each run has a folder of its own: it is removed as a whole, and several may run at once.
  tempDirName: `.mutants/sandbox-${process.pid}`,
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'bench', 'test/e2e', '.ci', '.mutants', '.crunchcart'],
  // Stryker would read tsconfig.json through an API that TypeScript 7 no longer has; nothing in it
  // needs rewriting.
  tsconfigFile: 'none',
  // A generous time-out: a slow machine must not count as a noticed mutant.
  timeoutMS: 20_000,
};
