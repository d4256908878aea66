import type {
  Expectation,
  ExpectedDays,
  NoDay,
} from '#domain/shipping/expected-day/expected-days.ts';

/** What a quote stores of when its order should come. */
export const storedExpectation = (expected: Expectation | NoDay): string | null =>
  typeof expected === 'string' ? null : JSON.stringify(expected);

/** The days that an order stores as promised. */
export const storedDays = (expected: ExpectedDays | null): string | null => {
  if (expected === null) return null;
  const { earliest, latest } = expected;
  return JSON.stringify({ earliest, latest } satisfies ExpectedDays);
};
