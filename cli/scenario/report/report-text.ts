import { isAbsolute, relative } from 'node:path';
import { fillBlanks } from '#application/messages/message.ts';
import {
  countOf,
  type ScenarioReport,
  type StepReport,
  type Unmet,
} from '#cli/scenario/report/scenario-report.ts';
import type { Session } from '#cli/session/session.ts';

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const;

/** A value as people read it, not longer than a few lines. */
const shown = (value: unknown): string => {
  const text = value === undefined ? '–' : JSON.stringify(value);
  return text.length > 400 ? `${text.slice(0, 400)} …` : text;
};

/** Each scenario with its steps; a failed one says what was expected and what was seen. */
export const reportText = (reports: readonly ScenarioReport[], session: Session): string => {
  const { words, terminal } = session;
  const sections = reports.map((report) =>
    [
      terminal.paint.bold(`${marks[report.status]} ${report.name}`),
      ...(report.problems ?? []).map(({ message }) => `    ${message}`),
      ...report.steps.flatMap((step) => stepLines(step, session)),
      ...(report.status === 'failed' && report.again !== undefined
        ? [terminal.paint.dim(`  ${words['page.again']}: ${report.again.command}`)]
        : []),
    ].join('\n'),
  );
  const sum = fillBlanks(words['out.scenarios'], {
    passed: countOf(reports, 'passed'),
    failed: countOf(reports, 'failed'),
    skipped: countOf(reports, 'skipped'),
  });
  return [...sections, sum].join('\n\n');
};

const stepLines = (step: StepReport, session: Session): readonly string[] => {
  const { paint } = session.terminal;
  const who = step.as === undefined ? '' : `${step.as}: `;
  const part = step.part === undefined ? '' : paint.dim(`${step.part}: `);
  const what = step.name === step.use ? '' : paint.dim(` (${step.use})`);
  const mark = step.status === 'failed' ? paint.red(marks.failed) : marks[step.status];
  return [
    `  ${mark} ${part}${who}${step.name}${what}${paint.dim(` ${lineText(step)}`)}`,
    ...step.unmet.map((unmet) => `      ${unmetText(unmet, session)}`),
    ...(step.unmet.length > 0 && step.error !== undefined
      ? [`      ${step.error.code}: ${step.error.message}`]
      : []),
    ...cures(step, session).map((cure) => `      ${cure}`),
  ];
};

/** `docs/scenarios/cart/merge.yaml:12`, from where the command runs when it is below. */
export const lineText = ({ file, line }: Pick<StepReport, 'file' | 'line'>): string => {
  const near = relative('', file);
  return `${near === '' || near.startsWith('..') || isAbsolute(near) ? file : near}:${line}`;
};

/** What to do about a failure that earlier runs left behind, and the step did not expect. */
export const cures = (
  { unmet, error }: StepReport,
  { words }: Pick<Session, 'words'>,
): readonly string[] =>
  unmet.length > 0 && error?.code === 'TooManyAttempts' ? [words['out.cureAttempts']] : [];

/** `exit: expected 0, seen 1` */
export const unmetText = ({ what, expected, seen }: Unmet, { words }: Pick<Session, 'words'>) =>
  fillBlanks(words['out.unmet'], { what, expected: shown(expected), seen: shown(seen) });
