import type { StepOutcome } from '#cli/scenario/command/step-outcome.ts';
import { regexOf } from '#cli/scenario/file/matchers.ts';
import { placeIn } from '#cli/scenario/file/places.ts';
import type { ScenarioStep, Variables } from '#cli/scenario/file/scenario.ts';
import type { Unmet } from '#cli/scenario/report/scenario-report.ts';

/**
 * The variables that later steps take from this answer; a missing place is an unmet expectation.
 */
export const captures = (
  { capture = {} }: ScenarioStep,
  { data, error }: StepOutcome,
  records: Variables,
): {
  readonly captured: Variables;
  readonly secrets: readonly string[];
  readonly missing: readonly Unmet[];
} => {
  const found = Object.entries(capture).map(([name, wish]) => {
    const place = typeof wish === 'string' ? wish : wish.from;
    const whole = placeIn({ ...records, data, error }, place);
    const value =
      typeof wish === 'string' || wish.matching === undefined
        ? whole
        : partOf(whole, wish.matching);
    return { name, place, value, isSecret: typeof wish === 'object' && wish.secret === true };
  });
  return {
    captured: Object.fromEntries(
      found.filter(({ value }) => value !== undefined).map(({ name, value }) => [name, value]),
    ),
    secrets: found
      .filter(({ isSecret }) => isSecret)
      .flatMap(({ value }) => (value === undefined ? [] : [String(value)])),
    missing: found
      .filter(({ value }) => value === undefined)
      .map(({ name, place }) => ({ what: `capture ${name}`, expected: place, seen: undefined })),
  };
};

/** All that fits, or the group named `value`: `Code (?<value>\d+)`. */
const partOf = (text: unknown, matching: string): string | undefined => {
  if (typeof text !== 'string') return undefined;
  const found = regexOf(matching)?.exec(text);
  return found?.groups?.['value'] ?? found?.[0];
};
