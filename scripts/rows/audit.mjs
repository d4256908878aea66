// `npm run audit -- --seed N`: picks 20 rows by a seed, breaks what their tests exercise, and names the rows whose tests
// notice nothing. Stryker breaks the files of src that those tests import, a few changes in each, chosen by the same
// seed; a row that notices none of them is tried with every line before it is called blind. Fails when a row is blind.
// Rows that only browser tests name are listed, not broken. A row that takes too long is left, named, and can be run alone.
//   --rows=M   how many rows (20)
//   --changes=K  how many lines are tried in each file (6)
//   --minutes=L  how long a row may take (10)
//   --row=ID   only this row, whatever the seed draws
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  ensureInstalled,
  installIn,
  pinnedNode,
  projectFolder,
  stopWith,
} from '#scripts/install.mjs';
import {
  askedOf,
  chosen,
  importedBy,
  judgedIn,
  linesTried,
  mayName,
  unfinished,
} from '#scripts/rows/chosen-rows.mjs';
import { runWithin } from '#scripts/rows/limited-run.mjs';
import { requirementsIn } from '#scripts/rows/traced-rows.mjs';

const {
  seed,
  rows: howMany = 20,
  changes = 6,
  minutes = 10,
  row: only,
} = askedOf(process.argv.slice(2), stopWith);
if (seed === undefined) stopWith('Name a seed: npm run audit -- --seed 7', 2);

process.chdir(projectFolder);
const texts = new Map();
const read = (file) => {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
};
const everyRow = requirementsIn(read('docs/requirements.tsv'));
if (only !== undefined && !everyRow.some(({ id }) => id === only)) {
  stopWith(`docs/requirements.tsv has no row ${only}.`, 2);
}

ensureInstalled();
const tools = join(projectFolder, 'scripts', 'mutants');
installIn(tools, 'Installing Stryker …');

const tests = globSync('test/**/*.test.ts', { cwd: projectFolder }).filter(
  (file) => !/^test\/(e2e|attacks|cli|repository)\/|\.browser\.test\.ts$/.test(file),
);
const drawn =
  only === undefined ? chosen(everyRow, seed, howMany) : everyRow.filter(({ id }) => id === only);
const rows = drawn.map((row) => ({
  ...row,
  files: tests.filter((file) => mayName(file, row.id, read)),
}));

/** The line of a failed run that says why, else its last one. */
const reasonIn = (told) => {
  const lines = told.trim().split('\n');
  return lines.find((line) => /\bERROR\b|Error:|failed/.test(line)) ?? lines.at(-1);
};

/** Where Stryker copies the project to, for this audit alone. */
const copies = `.mutants/audit-${process.pid}`;
const forgetCopies = () => rmSync(join(projectFolder, copies), { recursive: true, force: true });
// Also when the audit itself is stopped.
process.once('exit', forgetCopies);

/** How many changes of these parts the tests of a row judge and notice until `deadline`. */
const tried = async (row, parts, deadline) => {
  const { status, stdout, stderr, isFinished } = await runWithin(
    Math.max(1, deadline - Date.now()),
    pinnedNode,
    [join(tools, 'audit-row.mjs'), JSON.stringify({ id: row.id, files: row.files, parts, copies })],
    { cwd: projectFolder, env: { ...process.env, PROPERTY_RUNS: '30', PROPERTY_SEED: '1' } },
  );
  // Whoever is ended early leaves the copy behind.
  forgetCopies();
  const whyNot = isFinished && status !== 0 ? reasonIn(stderr || stdout) : undefined;
  return { ...judgedIn(stdout), isFinished, whyNot };
};

/** The verdict of a row: one word for the count, and a sentence. */
const verdictOf = async (row) => {
  const files = importedBy(row.files, read);
  const parts = files.flatMap((file) => linesTried(file, read, seed, changes));
  if (parts.length === 0) {
    const isEmpty = row.files.length === 0;
    const why = isEmpty ? 'a browser or the terminal proves it' : 'its tests import nothing of src';
    return ['unbroken', `not broken: ${why}`];
  }
  const deadline = Date.now() + minutes * 60_000;
  const few = await tried(row, parts, deadline);
  // The lines drawn may all be those of other rows in the same files.
  const isUnsaid = few.isFinished && few.whyNot === undefined && few.noticed === 0;
  const { noticed, made, isFinished, whyNot } = isUnsaid ? await tried(row, files, deadline) : few;
  if (whyNot !== undefined) return ['untried', `could not be tried: ${whyNot}`];
  if (noticed > 0) return ['notices', `notices: ${noticed} of ${made} changes`];
  if (!isFinished) {
    return ['unfinished', unfinished({ id: row.id, made, minutes, seed, changes })];
  }
  if (made === 0) return ['unbroken', 'not broken: the lines drawn hold nothing to change'];
  return ['blind', `NOTICES NOTHING: 0 of ${made} changes`];
};

const found = { notices: [], unbroken: [], untried: [], unfinished: [], blind: [] };
for (const row of rows) {
  const [verdict, sentence] = await verdictOf(row);
  found[verdict].push(row.id);
  console.log(`${row.id}\t${sentence}\t${row.requirement}`);
}

const { notices, unbroken, untried, unfinished: left, blind } = found;
const named = (ids) => (ids.length === 0 ? '' : `: ${ids.join(' ')}`);
console.log(
  `\nSeed ${seed}: ${notices.length} of ${rows.length} rows notice, ${unbroken.length} are proven elsewhere, ` +
    `${untried.length} could not be tried${named(untried)}, ${left.length} were not finished${named(left)}, ` +
    `${blind.length} are blind${named(blind)}.`,
);
process.exitCode = blind.length === 0 ? 0 : 1;
