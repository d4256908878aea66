/** Ids of rows and decisions in a title. */
const idPattern = /\b[A-Z][A-Z0-9]+-\d{2,3}\b/g;

/** Said by the test that asks the server for each call (test/server/api/listed-calls.test.ts). */
const answered = /is answered by the server$/;

/** Titles and outcomes from vitest's JSON report. */
const unitTests = (report) =>
  (report.testResults ?? []).flatMap((file) =>
    file.assertionResults.map((test) => ({ title: test.fullName, status: test.status })),
  );

/** A test that passed at the second try may have passed by chance: that proves nothing. */
const statusOf = ({ tests, ok }) => {
  if (tests.every((test) => test.status === 'skipped')) return 'skipped';
  if (!ok) return 'failed';
  const tried = tests.flatMap(({ results = [] }) => results);
  return tried.some(({ retry, status }) => retry > 0 || status === 'failed') ? 'retried' : 'passed';
};

/** Titles and outcomes from Playwright's JSON report: suites nest. */
const browserTests = (report) => {
  const walk = (suite, above) => [
    ...(suite.specs ?? []).map((spec) => ({
      title: `${above} ${spec.title}`,
      status: statusOf(spec),
    })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, `${above} ${inner.title}`)),
  ];
  return (report.suites ?? []).flatMap((suite) => walk(suite, ''));
};

/** All tests of vitest's and Playwright's reports. */
export const testsOf = (reports) =>
  reports.flatMap((report) => ('testResults' in report ? unitTests(report) : browserTests(report)));

/** The lines of docs/requirements.tsv. */
export const requirementsIn = (text) =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id, area, requirement, who, check]) => ({ id, area, requirement, who, check }));

/**
 * The rows with what tests say of them. A row is proven by a test that passed without a retry and has no
 * failed one; the row of a call also needs the server to answer it: what is still to be built (501) proves nothing.
 */
export const tracedRows = (requirements, tests) => {
  const byId = Map.groupBy(
    tests.flatMap(({ title, status }) =>
      [...new Set(title.match(idPattern))].map((id) => ({
        id,
        status,
        isAnswer: answered.test(title),
      })),
    ),
    ({ id }) => id,
  );
  return requirements.map((row) => {
    const own = byId.get(row.id) ?? [];
    const has = (status) => own.some((each) => each.status === status);
    const isAnswered = own.every(({ isAnswer, status }) => !isAnswer || status === 'passed');
    const passed = has('passed') && !has('failed') && isAnswered;
    const because = own.length === 0 ? 'no test' : has('failed') ? 'failed' : 'not passed';
    const told = !passed && has('retried') ? 'only with a retry' : because;
    return {
      ...row,
      tests: own.length,
      passed,
      because: isAnswered || has('failed') ? told : 'not answered',
    };
  });
};
