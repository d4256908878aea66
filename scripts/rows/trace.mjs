// `npm run trace`: which requirement rows a passing test of the last `npm test` names. A browser test that passed
// only at its second try proves nothing, nor does the row of a call that the server does not answer.
//   --json     one JSON document on stdout: {total, proven, rows: [{id, area, tests, passed}]}
//   --areas=A,B  only these areas
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementsIn, testsOf, tracedRows } from '#scripts/rows/traced-rows.mjs';
import { projectFolder, stopWith } from '../install.mjs';

const resultFiles = ['unit.json', 'e2e.json'].map((name) =>
  join(projectFolder, 'test-results', name),
);
const found = resultFiles.filter((file) => existsSync(file));
if (found.length === 0) stopWith('No test results yet: run npm test first.');
const tests = testsOf(found.map((file) => JSON.parse(readFileSync(file, 'utf8'))));

const areas = process.argv
  .find((argument) => argument.startsWith('--areas='))
  ?.slice(8)
  .split(',');
const requirements = requirementsIn(
  readFileSync(join(projectFolder, 'docs/requirements.tsv'), 'utf8'),
);
const rows = tracedRows(
  requirements.filter(({ area }) => areas === undefined || areas.includes(area)),
  tests,
);
const proven = rows.filter((row) => row.passed).length;

if (process.argv.includes('--json')) {
  const shown = rows.map(({ id, area, tests: count, passed }) => ({
    id,
    area,
    tests: count,
    passed,
  }));
  console.log(JSON.stringify({ total: rows.length, proven, rows: shown }));
} else {
  for (const row of rows.filter(({ passed }) => !passed)) {
    console.log(`${row.id}\t${row.because}\t${row.requirement}`);
  }
  for (const [area, members] of Map.groupBy(rows, (row) => row.area)) {
    console.error(`${area}: ${members.filter((row) => row.passed).length} of ${members.length}`);
  }
  console.error(`${proven} of ${rows.length} rows are proven by a passing test.`);
}
