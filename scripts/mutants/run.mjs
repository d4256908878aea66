// Runs on the pinned Node, started by scripts/mutants.mjs in the project's folder.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { placed, tellFigures, tellSurvivors } from './figures.mjs';
import { strykerOptions } from './stryker-options.mjs';

const told = process.argv.slice(2);
const parts = told.filter((each) => !each.startsWith('--')).map((part) => part.replace(/\/$/, ''));
const concurrency = told.find((each) => each.startsWith('--concurrency='))?.split('=')[1];

const patternOf = (part) => {
  if (!existsSync(part)) throw new Error(`There is no ${part}.`);
  return statSync(part).isDirectory() ? `${part}/**/*.ts` : part;
};

const known = '.mutants/incremental.json';

/** From earlier runs only the noticed mutants are reused; all others are tried again. */
const forgetSurvivors = () => {
  if (!existsSync(known)) return;
  const report = JSON.parse(readFileSync(known, 'utf8'));
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed');
  }
  writeFileSync(known, JSON.stringify(report));
};
if (told.includes('--fresh')) rmSync(known, { force: true });
forgetSurvivors();

const stryker = new Stryker({
  ...strykerOptions,
  mutate: (parts.length === 0 ? ['src/domain'] : parts).map(patternOf),
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  ...(concurrency !== undefined && { concurrency: Number(concurrency) }),
  incremental: true,
  incrementalFile: known,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  logLevel: 'warn',
  // Constant tables are mutated too, although they cost most of the time: they are rules.
  warnings: { slow: false },
});

// An incremental run also reports results of earlier runs for other parts.
const isAsked = (file) =>
  parts.length === 0 || parts.some((part) => `${file}/`.startsWith(`${part}/`));
const mutants = placed(await stryker.runMutationTest()).filter(({ file }) => isAsked(file));
tellSurvivors(mutants);
tellFigures(mutants, {
  folderOf: (file) => /^src\/domain\/([^/]+)\//.exec(file)?.[1] ?? '(itself)',
  least: 90,
  name: 'mutants',
});
