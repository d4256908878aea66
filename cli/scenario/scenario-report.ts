import type { Unmet } from '#cli/scenario/matching.ts';

export interface StepReport {
  readonly name: string;
  readonly use: string;
  readonly as?: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** How often it was run. */
  readonly runs: number;
  readonly milliseconds: number;
  readonly exit?: number;
  readonly unmet: readonly Unmet[];
  /** The failure the command ended with, expected or not. */
  readonly error?: { readonly code: string; readonly message: string };
}

export interface ScenarioReport {
  readonly name: string;
  readonly file: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly steps: readonly StepReport[];
}

export const statusOf = (steps: readonly StepReport[]): ScenarioReport['status'] => {
  if (steps.some(({ status }) => status === 'failed')) return 'failed';
  return steps.every(({ status }) => status === 'skipped') ? 'skipped' : 'passed';
};

export const countOf = (
  reports: readonly ScenarioReport[],
  status: ScenarioReport['status'],
): number => reports.filter((report) => report.status === status).length;
