import type { StoredTrace } from '#adapters/http/wire/tools/traces.ts';
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
  /** When it began, milliseconds after its scenario did. */
  readonly startMs?: number;
  readonly milliseconds: number;
  /** The command line it became, without those of the run itself. */
  readonly asked?: readonly string[];
  readonly exit?: number;
  readonly unmet: readonly Unmet[];
  /** The calls of the shop that its last run made, for faults. */
  readonly calls?: readonly string[];
  /** The faults that its last run suffered, as they were written. */
  readonly fired?: readonly string[];
  /** The failure the command ended with, expected or not. */
  readonly error?: { readonly code: string; readonly message: string };
  /** What the command answered, for the reports that show it. */
  readonly answer?: unknown;
}

/** What is not as it was when a scenario passed the last time before. */
export interface Difference {
  /** When that was, ISO 8601. */
  readonly since: string;
  readonly steps: readonly {
    readonly step: string;
    readonly changes: readonly {
      /** A place of the answer, or `exit`, `error`, `calls`, `ms`. */
      readonly what: string;
      /** Undefined is nothing at all. */
      readonly before: unknown;
      readonly now: unknown;
    }[];
  }[];
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
  /** ISO 8601, UTC; absent when it did not run. */
  readonly startedAt?: string;
  readonly milliseconds?: number;
  /** The command that runs it once more, and the settings of the environment it needs. */
  readonly again?: { readonly command: string; readonly needs: readonly string[] };
  readonly steps: readonly StepReport[];
  /** What the shop did for the orders of its answers, for the reports that show it. */
  readonly traces?: readonly StoredTrace[];
  /** What is not as it was when the scenario passed the last time before. */
  readonly difference?: Difference;
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
