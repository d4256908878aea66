import fc from 'fast-check';
import type { Cents } from '#domain/money/cents.ts';
import type { Price } from '#domain/order/quote/pricing.ts';

/** Every amount a wire carries, refunds included: up to a million dollars either way. */
export const anyCents = (): fc.Arbitrary<Cents> =>
  fc.integer({ min: -100_000_000, max: 100_000_000 }).map((amount) => amount as Cents);

/** Prices of a snack shop, zero included, few enough to meet again. */
export const prices = (): fc.Arbitrary<Cents> =>
  fc.oneof(
    fc.constantFrom(0, 1, 349, 749, 1499, 1500, 1501).map((amount) => amount as Cents),
    fc.nat({ max: 10_000 }).map((amount) => amount as Cents),
  );

/** The price of an order, of few amounts so that two are often alike but for one part. */
export const orderPrices = (): fc.Arbitrary<Price> => {
  const part = () => fc.nat({ max: 1 }).map((amount) => amount as Cents);
  return fc.record({
    subTotal: part(),
    discount: part(),
    shippingCharge: part(),
    tax: part(),
    totalAmount: part(),
  });
};
