/** What every run of Stryker here has in common. */
export const strykerOptions = {
  testRunner: 'vitest',
  coverageAnalysis: 'perTest',
  tempDirName: '.mutants/sandbox',
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'bench', 'test/e2e', '.ci', '.mutants', '.crunchcart'],
  // Stryker would read tsconfig.json through an API that TypeScript 7 no longer has; nothing in it
  // needs rewriting.
  tsconfigFile: 'none',
  // A generous time-out: a slow machine must not count as a noticed mutant.
  timeoutMS: 20_000,
};
