import fc, { type Arbitrary } from 'fast-check';
import { mostGiftCards, type SpendableGiftCard } from '#domain/gift/gift-tender.ts';
import type { Cents } from '#domain/money/cents.ts';

/** Few and close together, so that cards are often just enough, too little by a cent, or empty. */
export const smallAmounts: Arbitrary<Cents> = fc
  .oneof(fc.nat({ max: 3 }), fc.constantFrom(499, 500, 501, 1000, 250_000))
  .map((cents) => cents as Cents);

export const spendableCards: Arbitrary<readonly SpendableGiftCard[]> = fc
  .array(smallAmounts, { maxLength: mostGiftCards })
  .map((balances) =>
    balances.map((balance, place) => ({
      cardRef: `ref-${place}`,
      last4: String(place).padStart(4, '0'),
      balance,
    })),
  );
