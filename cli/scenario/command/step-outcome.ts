import type { ErrorFacts } from '#cli/report/command-failure.ts';

/** How a command ended, as `--json` would say it. */
export interface StepOutcome {
  readonly exit: number;
  readonly data?: unknown;
  readonly error?: ErrorFacts;
  /** The calls it made of the shop, in their order. */
  readonly calls?: readonly string[];
  /** The faults that a call suffered, as they were written. */
  readonly fired?: readonly string[];
}
