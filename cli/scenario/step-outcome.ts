import type { ErrorFacts } from '#cli/report/command-failure.ts';

/** How a command ended, as `--json` would say it. */
export interface StepOutcome {
  readonly exit: number;
  readonly data?: unknown;
  readonly error?: ErrorFacts;
}
