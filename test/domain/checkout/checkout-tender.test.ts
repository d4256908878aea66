import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { giftCardAmount } from '#domain/cart/lines/gift-lines.ts';
import { totalsOfCart } from '#domain/cart/totals.ts';
import { type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import { stageOf } from '#domain/checkout/checkout-stage.ts';
import {
  amountDueOf,
  tenderOfCart,
  withGiftCard,
  withGiftCardBalances,
  withoutGiftCard,
} from '#domain/checkout/checkout-tender.ts';
import { tenderOf } from '#domain/gift/gift-tender.ts';
import type { Cents } from '#domain/money/cents.ts';
import { carts } from '#test/arbitraries/cart.ts';
import { anyCheckouts } from '#test/arbitraries/checkout.ts';
import { spendableCards } from '#test/arbitraries/gift.ts';

const card = { cardRef: 'ref-1', last4: '7Q2M', balance: 900 as Cents };
const other = { cardRef: 'ref-2', last4: 'ABCD', balance: 100 as Cents };

describe('gift cards of a checkout', () => {
  it('pay what the server works out from the same total', () => {
    fc.assert(
      fc.property(carts(), spendableCards, (lines, giftCards) => {
        const totals = totalsOfCart({ lines });
        const tender = tenderOfCart({ lines }, { ...freshCheckout, giftCards });
        expect(tender).toEqual(
          totals.ok
            ? tenderOf(totals.value.totalAmount, giftCardAmount(lines), giftCards)
            : undefined,
        );
      }),
    );
  });

  it('pay for all of a cart: then nothing asks for a card', () => {
    const cart = { lines: [] };
    const checkout: Checkout = {
      ...freshCheckout,
      giftCards: [card],
      formStatus: { activeForm: 1, shippingCompleted: true, paymentCompleted: false },
    };
    const due = amountDueOf(cart, checkout);
    expect(stageOf(checkout, { due, now: 0 })).toMatchObject({
      is: 'ready-for-review',
      payment: { kind: 'nothing-to-pay' },
    });
  });

  it('ask for the payment anew whenever they change, and never move a checkout forward', () => {
    fc.assert(
      fc.property(anyCheckouts, (checkout) => {
        for (const changed of [
          withGiftCard(checkout, card),
          withoutGiftCard(checkout, 'ref-1'),
          withGiftCardBalances(checkout, []),
        ]) {
          expect(changed.paymentInfo.transientToken).toBeUndefined();
          expect(changed.formStatus.paymentCompleted).toBe(false);
          expect(changed.formStatus.activeForm).toBeLessThanOrEqual(checkout.formStatus.activeForm);
          expect(changed.contactInfo).toEqual(checkout.contactInfo);
        }
      }),
    );
  });

  it('stay in the order they were given, one place each', () => {
    const both = withGiftCard(withGiftCard(freshCheckout, card), other);
    expect(both.giftCards).toEqual([card, other]);
    const spent = { ...card, balance: 1 as Cents };
    expect(withGiftCard(both, spent).giftCards).toEqual([spent, other]);
    expect(withoutGiftCard(both, 'ref-1').giftCards).toEqual([other]);
  });

  it('take over what the shop found; empty and unknown ones go', () => {
    const both = withGiftCard(withGiftCard(freshCheckout, card), other);
    const found = (balances: readonly [string, number][]) =>
      withGiftCardBalances(
        both,
        balances.map(([cardRef, balance]) => ({ cardRef, balance: balance as Cents })),
      ).giftCards;
    expect(
      found([
        ['ref-1', 5],
        ['ref-2', 100],
      ]),
    ).toEqual([{ ...card, balance: 5 }, other]);
    expect(
      found([
        ['ref-1', 0],
        ['ref-2', 100],
      ]),
    ).toEqual([other]);
    expect(found([['ref-2', 100]])).toEqual([other]);
  });
});
