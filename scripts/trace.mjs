// `npm run trace`: which requirement rows a passing test of the last `npm test` names.
//   --json     one JSON document on stdout: {total, proven, rows: [{id, area, tests, passed}]}
//   --areas A,B  only these areas
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder, stopWith } from './install.mjs';

const resultFiles = ['unit.json', 'e2e.json'].map((name) =>
  join(projectFolder, 'test-results', name),
);
const idPattern = /\b[A-Z][A-Z0-9]+-\d{2,3}\b/g;

/** Titles and outcomes from vitest's JSON report. */
const unitTests = (report) =>
  (report.testResults ?? []).flatMap((file) =>
    file.assertionResults.map((test) => ({ title: test.fullName, status: test.status })),
  );

/** Titles and outcomes from Playwright's JSON report: suites nest. */
const browserTests = (report) => {
  const walk = (suite, above) => [
    ...(suite.specs ?? []).map((spec) => ({
      title: `${above} ${spec.title}`,
      status: spec.tests.every((test) => test.status === 'skipped')
        ? 'skipped'
        : spec.ok
          ? 'passed'
          : 'failed',
    })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${above} ${inner.title}`)),
  ];
  return (report.suites ?? []).flatMap((suite) => walk(suite, ''));
};

const found = resultFiles.filter((file) => existsSync(file));
if (found.length === 0) stopWith('No test results yet: run npm test first.');
const tests = found.flatMap((file) => {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'testResults' in report ? unitTests(report) : browserTests(report);
});
const byId = new Map();
for (const test of tests) {
  for (const [id] of test.title.matchAll(idPattern)) {
    byId.set(id, [...(byId.get(id) ?? []), test.status]);
  }
}

const areas = process.argv
  .find((argument) => argument.startsWith('--areas='))
  ?.slice(8)
  .split(',');
const [, ...lines] = readFileSync(join(projectFolder, 'docs/requirements.tsv'), 'utf8')
  .trim()
  .split('\n');
const rows = lines
  .map((line) => line.split('\t'))
  .filter(([, area]) => areas === undefined || areas.includes(area))
  .map(([id, area, requirement]) => {
    const statuses = byId.get(id) ?? [];
    const passed = statuses.includes('passed') && !statuses.includes('failed');
    return { id, area, tests: statuses.length, passed, requirement };
  });
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
    console.log(`${row.id}\t${row.tests === 0 ? 'no test' : 'not passed'}\t${row.requirement}`);
  }
  const perArea = Map.groupBy?.(rows, (row) => row.area) ?? new Map();
  for (const [area, members] of perArea) {
    console.error(`${area}: ${members.filter((row) => row.passed).length} of ${members.length}`);
  }
  console.error(`${proven} of ${rows.length} rows are proven by a passing test.`);
}
