import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

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

/** The results of Stryker with the path of their file. */
export const placed = (mutants) =>
  mutants.map((mutant) => ({ ...mutant, file: relative('.', mutant.fileName) }));

const survivorsOf = (mutants) =>
  mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ file, location, mutatorName, replacement, status }) => ({
      at: `${file}:${location.start.line}:${location.start.column}`,
      mutator: mutatorName,
      was: originalOf(file, location),
      became: (replacement ?? '').replace(/\s+/g, ' ').slice(0, 100),
      reached: status === 'Survived',
    }));

const row = (name, { score, killed, survived, unreached }) =>
  console.log(
    name.padEnd(24),
    `${score.toFixed(2)} %`.padStart(9),
    ...[killed, survived, unreached].map((count) => String(count).padStart(9)),
  );

export const tellSurvivors = (mutants) => {
  for (const { at, was, became, reached } of survivorsOf(mutants)) {
    console.log(`${at}  ${was}  →  ${became}${reached ? '' : '  (no test reaches it)'}`);
  }
};

/** Prints the score of each folder, writes test-results/`name`.json, and fails below `least` percent. */
export const tellFigures = (mutants, { folderOf, least, name }) => {
  const folders = Object.fromEntries(
    Object.entries(Object.groupBy(mutants, ({ file }) => folderOf(file)))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([folder, own]) => [folder, tally(own)]),
  );
  const total = tally(mutants);
  console.log(`\n${'folder'.padEnd(24)}     score    killed  survived unreached`);
  for (const [folder, counts] of Object.entries(folders)) row(folder, counts);
  row('all', total);

  mkdirSync('test-results', { recursive: true });
  const report = { least, ...total, folders, survivors: survivorsOf(mutants) };
  writeFileSync(`test-results/${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
  if (total.score < least) {
    console.error(`Less than ${least} % of the mutants were noticed.`);
    process.exitCode = 1;
  }
};
