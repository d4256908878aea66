import fc from 'fast-check';
import type { Cents } from '#domain/money/cents.ts';

/** Every amount a wire carries, refunds included: up to a million dollars either way. */
export const anyCents = (): fc.Arbitrary<Cents> =>
  fc.integer({ min: -100_000_000, max: 100_000_000 }).map((amount) => amount as Cents);

/** Prices of a snack shop, zero included, few enough to meet again. */
export const prices = (): fc.Arbitrary<Cents> =>
  fc.oneof(
    fc.constantFrom(0, 1, 349, 749, 1499, 1500, 1501).map((amount) => amount as Cents),
    fc.nat({ max: 10_000 }).map((amount) => amount as Cents),
  );
