import { exitCodes } from '#cli/report/command-failure.ts';

/** One expectation that was not met. */
export interface Unmet {
  /** Where: `exit`, `error.code`, `data.cart[0].quantity`. */
  readonly what: string;
  readonly expected: unknown;
  readonly seen: unknown;
}

export interface StepReport {
  readonly name: string;
  readonly use: string;
  readonly as?: string;
  /** Where the step is written. */
  readonly file: string;
  readonly line: number;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** How often it was run. */
  readonly runs: number;
  /** How often its group was tried, when more than once. */
  readonly tries?: number;
  /** What it does around the steps of its file. */
  readonly part?: 'setup' | 'finally';
  readonly milliseconds: number;
  readonly exit?: number;
  readonly unmet: readonly Unmet[];
  /** The calls of the shop that its last run made, for faults. */
  readonly calls?: readonly string[];
  /** The faults that its last run suffered, as they were written. */
  readonly fired?: readonly string[];
  /** The failure the command ended with, expected or not. */
  readonly error?: { readonly code: string; readonly message: string };
}

export interface ScenarioReport {
  readonly name: string;
  readonly file: string;
  /** The row of `each` that it was run for, and where that is written. */
  readonly row?: {
    readonly name: string;
    readonly number: number;
    readonly file: string;
    readonly line: number;
  };
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly steps: readonly StepReport[];
  /** What is wrong in its files; such a scenario has no steps, and failed. */
  readonly problems?: readonly FileProblem[];
}

/** A mistake in a file, told before the first step. */
export interface FileProblem {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Network or shop failed a step, and nobody had asked for it: that says nothing about what was expected. */
export const isUnreached = ({ status, exit, fired = [] }: StepReport): boolean =>
  status === 'failed' && exit === exitCodes.unreachable && fired.length === 0;

export const statusOf = (steps: readonly StepReport[]): ScenarioReport['status'] => {
  if (steps.some(({ status }) => status === 'failed')) return 'failed';
  return steps.every(({ status }) => status === 'skipped') ? 'skipped' : 'passed';
};

export const countOf = (
  reports: readonly ScenarioReport[],
  status: ScenarioReport['status'],
): number => reports.filter((report) => report.status === status).length;
