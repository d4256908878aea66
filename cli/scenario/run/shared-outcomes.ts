import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import type { Expectation, SharedOutcome } from '#cli/scenario/file/expectation.ts';
import type { Unmet } from '#cli/scenario/report/scenario-report.ts';
import { unmetBy } from '#cli/scenario/run/matching.ts';

/** A step that ended, and the expectations as they read for it. */
export interface SharedEnd {
  readonly outcome: StepOutcome;
  readonly expected: readonly SharedOutcome[];
}

/**
 * What several steps do not meet together: each must have one of the outcomes, and each outcome be
 * that of as many steps as it says. Every step that is one too many or fits none has its own.
 */
export const unmetTogether = (ends: readonly SharedEnd[]): readonly (readonly Unmet[])[] => {
  const [first] = ends;
  if (first === undefined) return [];
  const taken = first.expected.map(() => 0);
  const fits = ends.map(({ outcome, expected }) => {
    const at = expected.findIndex(({ expect }) => isMet(outcome, expect));
    if (at >= 0) taken[at] = (taken[at] ?? 0) + 1;
    return at;
  });
  return ends.map(({ outcome, expected }, index) => {
    const at = fits[index] ?? -1;
    if (at < 0) return [{ what: 'outcomes', expected: shownOf(expected), seen: told(outcome) }];
    const [count = 0, times = 0] = [taken[at], expected[at]?.times];
    return count === times ? [] : [{ what: `outcomes[${at}].times`, expected: times, seen: count }];
  });
};

const isMet = (outcome: StepOutcome, expected: Expectation): boolean =>
  unmetBy(outcome, expected).length === 0;

const shownOf = (expected: readonly SharedOutcome[]) => expected.map(({ expect }) => expect);

const told = ({ exit, error }: StepOutcome) => ({ exit, ...(error && { error: error.code }) });
