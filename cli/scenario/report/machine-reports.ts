import { escaped } from '#cli/scenario/report/escaped.ts';
import { cures, unmetText } from '#cli/scenario/report/report-text.ts';
import {
  countOf,
  isUnreached,
  type ScenarioReport,
  type StepReport,
} from '#cli/scenario/report/scenario-report.ts';
import type { Words } from '#cli/words/words.ts';

type Write = (reports: readonly ScenarioReport[], words: Words) => string;

const problem = (step: StepReport, words: Words): string =>
  [
    ...step.unmet.map((unmet) => unmetText(unmet, { words })),
    ...(step.error === undefined ? [] : [`${step.error.code}: ${step.error.message}`]),
    ...cures(step, { words }),
  ].join('; ');

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

/** A file that is wrong is one step that failed, for programs that know steps only. */
const stepsOf = ({ name, file, steps, problems }: ScenarioReport): readonly StepReport[] =>
  problems === undefined
    ? steps
    : [
        {
          ...{ name, file, line: problems[0]?.line ?? 1, use: 'scenario check' },
          ...{ status: 'failed', runs: 0, milliseconds: 0, unmet: [] },
          error: {
            code: 'InputRefused',
            message: problems.map(({ message }) => message).join(' '),
          },
        },
      ];

const junit: Write = (reports, words) => {
  const suites = reports.map((report) => {
    const { name, file } = report;
    const steps = stepsOf(report);
    const errors = steps.filter(isUnreached).length;
    const failures = steps.filter(({ status }) => status === 'failed').length - errors;
    const skipped = steps.filter(({ status }) => status === 'skipped').length;
    const time = seconds(steps.reduce((sum, step) => sum + step.milliseconds, 0));
    const cases = steps.map((step) => {
      const head = `    <testcase classname="${escaped(name)}" name="${escaped(step.name)}" time="${seconds(step.milliseconds)}"`;
      if (step.status === 'passed') return `${head}/>`;
      const inside =
        step.status === 'skipped'
          ? '<skipped/>'
          : `<${isUnreached(step) ? 'error' : 'failure'} message="${escaped(problem(step, words))}"/>`;
      return `${head}>${inside}</testcase>`;
    });
    return [
      `  <testsuite name="${escaped(name)}" file="${escaped(file)}" tests="${steps.length}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${time}">`,
      ...cases,
      '  </testsuite>',
    ].join('\n');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`;
};

/** https://testanything.org/tap-version-14-specification.html */
const tap: Write = (reports, words) => {
  const steps = reports.flatMap((report) =>
    stepsOf(report).map((step) => ({ step, title: `${report.name}: ${step.name}` })),
  );
  const lines = steps.map(({ step, title }, index) => {
    const label = `${index + 1} - ${title.replace(/[\\#]/g, '\\$&').replace(/\s+/g, ' ')}`;
    if (step.status === 'passed') return `ok ${label}`;
    if (step.status === 'skipped') return `ok ${label} # SKIP`;
    return `not ok ${label}\n  ---\n  message: ${JSON.stringify(problem(step, words))}\n  ...`;
  });
  return `${['TAP version 14', `1..${steps.length}`, ...lines].join('\n')}\n`;
};

/** The same value as `data` of `--json`; whole answers would bury what failed. */
export const reportData = (reports: readonly ScenarioReport[]) => ({
  passed: countOf(reports, 'passed'),
  failed: countOf(reports, 'failed'),
  skipped: countOf(reports, 'skipped'),
  scenarios: reports.map(({ traces, steps, ...report }) => ({
    ...report,
    steps: steps.map(({ answer, ...step }) => step),
  })),
});

const json: Write = (reports) => `${JSON.stringify(reportData(reports), null, 2)}\n`;

/** Reports for other programs, by kind. */
export const machineReports: Readonly<Record<string, Write>> = { junit, tap, json };
