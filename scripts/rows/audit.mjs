// `npm run audit -- --seed N`: picks 20 rows by a seed, breaks what their tests exercise, and names the rows whose tests
// notice nothing. Stryker breaks the files of src that those tests import, a few changes in each, chosen by the same
// seed; a row that notices none of them is tried with every line before it is called blind. Fails when a row is blind.
// Rows that only browser tests name are listed, not broken.
//   --rows=M   how many rows (20)
//   --changes=K  how many lines are tried in each file (6)
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureInstalled,
  installIn,
  pinnedNode,
  projectFolder,
  stopWith,
} from '#scripts/install.mjs';
import { chosen, importedBy, linesTried, numbersOf } from '#scripts/rows/chosen-rows.mjs';
import { requirementsIn } from '#scripts/rows/traced-rows.mjs';

const { seed, rows: howMany = 20, changes = 6 } = numbersOf(process.argv.slice(2), stopWith);
if (seed === undefined) stopWith('Name a seed: npm run audit -- --seed 7', 2);

ensureInstalled();
const tools = join(projectFolder, 'scripts', 'mutants');
installIn(tools, 'Installing Stryker …');

const read = (file) => readFileSync(join(projectFolder, file), 'utf8');
const tests = globSync('test/**/*.test.ts', { cwd: projectFolder })
  .filter((file) => !/^test\/(e2e|attacks|cli|repository)\/|\.browser\.test\.ts$/.test(file))
  .map((file) => ({ file, text: read(file) }));
const rows = chosen(requirementsIn(read('docs/requirements.tsv')), seed, howMany).map((row) => ({
  ...row,
  files: tests.filter(({ text }) => text.includes(`[${row.id}]`)).map(({ file }) => file),
}));

/** The line of a failed run that says why, else its last one. */
const reasonIn = (told) => {
  const lines = told.trim().split('\n');
  return lines.find((line) => /\bERROR\b|Error:|failed/.test(line)) ?? lines.at(-1);
};

/** How many changes of these parts the tests of a row notice; undefined when they could not be tried. */
const tried = (row, parts) => {
  const { status, stdout, stderr } = spawnSync(
    pinnedNode,
    [join(tools, 'audit-row.mjs'), JSON.stringify({ id: row.id, files: row.files, parts })],
    {
      cwd: projectFolder,
      encoding: 'utf8',
      env: { ...process.env, PROPERTY_RUNS: '30', PROPERTY_SEED: '1' },
    },
  );
  const told = /^AUDIT (\d+) (\d+)$/m.exec(stdout);
  if (status === 0 && told !== null) return { noticed: Number(told[1]), made: Number(told[2]) };
  console.log(`${row.id}\tcould not be tried: ${reasonIn(stderr || stdout)}`);
  return undefined;
};

const blind = [];
for (const row of rows) {
  const files = importedBy(row.files, read);
  const parts = files.flatMap((file) => linesTried(file, read, seed, changes));
  if (parts.length === 0) {
    console.log(
      `${row.id}\tnot broken: ${row.files.length === 0 ? 'a browser or the terminal proves it' : 'its tests import nothing of src'}`,
    );
    continue;
  }
  // The lines drawn may all be those of other rows in the same files.
  const few = tried(row, parts);
  const result = few?.noticed === 0 ? tried(row, files) : few;
  if (result === undefined) continue;
  const { noticed, made } = result;
  if (made === 0) {
    console.log(`${row.id}\tnot broken: the lines drawn hold nothing to change`);
    continue;
  }
  const isBlind = noticed === 0;
  if (isBlind) blind.push(row.id);
  console.log(
    `${row.id}\t${isBlind ? 'NOTICES NOTHING' : 'notices'}: ${noticed} of ${made} changes\t${row.requirement}`,
  );
}
console.log(
  `\nSeed ${seed}: ${blind.length} of ${rows.length} rows are blind${blind.length === 0 ? '' : `: ${blind.join(' ')}`}.`,
);
process.exitCode = blind.length === 0 ? 0 : 1;
