import { Effect } from 'effect';
import { giftCode, giftCodeProblem } from '#domain/gift/gift-code.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { GiftCardBalances } from '#ports/gift/gift-card-balances.ts';
import { InputRefused } from '#ports/validation/input-refused.ts';

/** What asking about a card needs. */
export interface GiftCardAsking {
  readonly currentCheckout: CurrentCheckout;
  readonly giftCardBalances: GiftCardBalances;
  readonly idGenerator: IdGenerator;
}

/** The card of a typed code, under the id of this checkout; what can be no code is not sent. */
export const findGiftCard = Effect.fnUntraced(function* (
  typed: string,
  { currentCheckout, giftCardBalances, idGenerator }: GiftCardAsking,
) {
  const problem = giftCodeProblem(typed);
  if (problem) return yield* new InputRefused({ problems: { giftCode: problem } });
  const checkout = yield* currentCheckout.read;
  const tempUserID = checkout.tempUserID ?? idGenerator.uuid();
  if (checkout.tempUserID === undefined) {
    yield* currentCheckout.replace({ ...checkout, tempUserID });
  }
  return yield* giftCardBalances.find(giftCode(typed), tempUserID);
});
