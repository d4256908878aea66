import { Effect } from 'effect';
import { endOfCode } from '#domain/gift/gift-code.ts';
import {
  type SpendableGiftCard,
  type Tender,
  type TenderedGiftCard,
  tenderOf,
} from '#domain/gift/gift-tender.ts';
import { addCents, type Cents, negateCents, zeroCents } from '#domain/money/cents.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import type { GiftCardBalances } from '#ports/gift/gift-card-balances.ts';
import { GiftCardUnknown } from '#ports/gift/gift-card-failures.ts';

export interface MemoryGiftCards extends GiftCardBalances {
  /** By code; tests change them while somebody shops. */
  readonly balances: Map<string, Cents>;
  /** Codes and shoppers that asked. */
  readonly asked: readonly string[];
  /** The cards of a draft; undefined when one is not known to its shopper. */
  cardsOf(draft: OrderDraft): readonly SpendableGiftCard[] | undefined;
  tender(draft: OrderDraft, totalAmount: Cents): Tender;
  spend(giftCards: readonly TenderedGiftCard[]): void;
}

/** Gift cards as the shop has them: a ref is the code and its shopper. */
export const makeMemoryGiftCards = (
  codes: Readonly<Record<string, number>> = {},
): MemoryGiftCards => {
  const balances = new Map(Object.entries(codes).map(([code, cents]) => [code, cents as Cents]));
  const asked: string[] = [];
  const named = new Map<string, { readonly code: string; readonly tempUserID: string }>();
  const cardOf = (cardRef: string, code: string): SpendableGiftCard => ({
    cardRef,
    last4: endOfCode(code),
    balance: balances.get(code) ?? zeroCents,
  });
  const cardsOf: MemoryGiftCards['cardsOf'] = ({ giftCards = [], tempUserID }) => {
    const found = giftCards.flatMap((cardRef) => {
      const ref = named.get(cardRef);
      return ref?.tempUserID === tempUserID ? [cardOf(cardRef, ref.code)] : [];
    });
    return found.length === giftCards.length ? found : undefined;
  };
  return {
    balances,
    asked,
    cardsOf,
    find: (code, tempUserID) =>
      Effect.suspend(() => {
        asked.push(`${code} ${tempUserID}`);
        if (!balances.has(code)) return Effect.fail(new GiftCardUnknown());
        const known = [...named].find(
          ([, ref]) => ref.code === code && ref.tempUserID === tempUserID,
        );
        const cardRef = known?.[0] ?? `ref-${named.size + 1}`;
        named.set(cardRef, { code, tempUserID });
        return Effect.succeed(cardOf(cardRef, code));
      }),
    tender: (draft, totalAmount) => {
      const lines = draft.lines.products.filter(({ gift }) => gift !== undefined);
      const giftCardLines = addCents(...lines.map(({ total }) => total));
      return tenderOf(totalAmount, giftCardLines, cardsOf(draft) ?? []);
    },
    spend: (giftCards) => {
      for (const { cardRef, amount } of giftCards) {
        const code = named.get(cardRef)?.code ?? '';
        balances.set(code, addCents(balances.get(code) ?? zeroCents, negateCents(amount)));
      }
    },
  };
};
