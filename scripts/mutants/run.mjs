// Runs on the pinned Node, started by scripts/mutants.mjs in the project's folder.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** Percent of the mutants that have to be noticed. */
const least = 90;

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
  mutate: (parts.length === 0 ? ['src/domain'] : parts).map(patternOf),
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  ...(concurrency !== undefined && { concurrency: Number(concurrency) }),
  incremental: true,
  incrementalFile: known,
  tempDirName: '.mutants/sandbox',
  cleanTempDir: 'always',
  ignorePatterns: ['dist', 'bench', 'test/e2e', '.ci', '.mutants', '.crunchcart'],
  // Stryker would read tsconfig.json through an API that TypeScript 7 no longer has; nothing in it
  // needs rewriting.
  tsconfigFile: 'none',
  // A generous time-out: a slow machine must not count as a noticed mutant.
  timeoutMS: 20_000,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only'],
  logLevel: 'warn',
  // Constant tables are mutated too, although they cost most of the time: they are rules.
  warnings: { slow: false },
});

const counted = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'unreached',
};

const tally = (mutants) => {
  const all = { killed: 0, survived: 0, unreached: 0 };
  for (const { status } of mutants) {
    const kind = counted[status];
    if (kind !== undefined) all[kind] += 1;
  }
  const sum = all.killed + all.survived + all.unreached;
  return { score: sum === 0 ? 100 : Math.floor((all.killed / sum) * 10_000) / 100, ...all };
};

const folderOf = (file) => /^src\/domain\/([^/]+)\//.exec(file)?.[1] ?? '(itself)';

const sources = new Map();
const linesOf = (file) => {
  const lines = sources.get(file) ?? readFileSync(file, 'utf8').split('\n');
  sources.set(file, lines);
  return lines;
};

/** The original text at the mutant, on one line. */
const originalOf = (file, { start, end }) => {
  const lines = linesOf(file).slice(start.line - 1, end.line);
  const last = (lines.pop() ?? '').slice(0, end.column - 1);
  return [...lines, last]
    .join('\n')
    .slice(start.column - 1)
    .replace(/\s+/g, ' ')
    .slice(0, 100);
};

const mutants = await stryker.runMutationTest();
// An incremental run also reports results of earlier runs for other parts.
const isAsked = (file) =>
  parts.length === 0 || parts.some((part) => `${file}/`.startsWith(`${part}/`));
const placed = mutants
  .map((mutant) => ({ ...mutant, file: relative('.', mutant.fileName) }))
  .filter(({ file }) => isAsked(file));
const folders = Object.fromEntries(
  Object.entries(Object.groupBy(placed, ({ file }) => folderOf(file)))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([folder, own]) => [folder, tally(own)]),
);
const survivors = placed
  .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  .map(({ file, location, mutatorName, replacement, status }) => ({
    at: `${file}:${location.start.line}:${location.start.column}`,
    mutator: mutatorName,
    was: originalOf(file, location),
    became: (replacement ?? '').replace(/\s+/g, ' ').slice(0, 100),
    reached: status === 'Survived',
  }));
const total = tally(placed);

for (const { at, was, became, reached } of survivors) {
  console.log(`${at}  ${was}  →  ${became}${reached ? '' : '  (no test reaches it)'}`);
}
const row = (name, { score, killed, survived, unreached }) =>
  console.log(
    name.padEnd(12),
    `${score.toFixed(2)} %`.padStart(9),
    ...[killed, survived, unreached].map((count) => String(count).padStart(9)),
  );
console.log(`\n${'folder'.padEnd(12)}     score    killed  survived unreached`);
for (const [folder, counts] of Object.entries(folders)) row(folder, counts);
row('all', total);

mkdirSync('test-results', { recursive: true });
const report = { least, ...total, folders, survivors };
writeFileSync('test-results/mutants.json', `${JSON.stringify(report, null, 2)}\n`);
if (total.score < least) {
  console.error(`Less than ${least} % of the mutants were noticed.`);
  process.exitCode = 1;
}
