import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeReadCheckout } from '#application/checkout/read-checkout.ts';
import type { Customer } from '#domain/account/customer.ts';
import type { SavedCard } from '#domain/account/saved-card.ts';
import { CardFieldInvalid, type VaultFailure } from '#ports/payment/vault-failures.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { adasShipping, memoryShop } from '#test/application/memory-shop.ts';
import { sara } from '#test/application/sign-in/memory-sign-in.ts';
import { chips } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { CheckoutStore } from '#ui/stores/checkout/checkout-store.ts';
import { PaymentStore } from '#ui/stores/payment/payment-store.ts';
import { SavedCardsStore } from '#ui/stores/payment/saved-cards-store.ts';
import { ShopperStore } from '#ui/stores/session/shopper-store.ts';

const today = '2026-11-21';
const cardOf = (sequence: number, expDate = '12/30'): SavedCard => ({
  id: `card-${sequence}`,
  sequence,
  cardType: 'Visa',
  cardNumberMask: '**** 1111',
  nameonCard: 'Sara Singh',
  expDate,
});
const customer: Customer = { ...sara, paymentCards: [cardOf(3, '01/20'), cardOf(2), cardOf(1)] };
const code = { empty: true, valid: false, focused: false };
const noCode = new CardFieldInvalid({ number: false, securityCode: true });
const good = { empty: false, valid: true, focused: false };

const opened = async (
  asked: () => readonly SavedCard[] | undefined = () => undefined,
  vaultFailure: () => VaultFailure | undefined = () => undefined,
) => {
  const shop = memoryShop({ customer, vaultFailure });
  await Effect.runPromise(shop.signInAs(customer));
  await Effect.runPromise(shop.addToCart(chips, 1));
  await Effect.runPromise(shop.completeShipping(adasShipping));
  await Effect.runPromise(shop.startPayment());
  const core = coreOf({
    ...shop,
    readCheckout: makeReadCheckout(shop.checkout),
    showCards: () => {
      const cards = asked();
      return cards === undefined
        ? Effect.fail(new ShopUnreachable({ why: 'offline' }))
        : Effect.succeed(cards);
    },
  });
  const checkout = new CheckoutStore(core, {
    lines: [],
    replace: () => undefined,
    read: async () => undefined,
  });
  await checkout.read();
  const shopper = new ShopperStore(core);
  shopper.become(customer);
  const saved = new SavedCardsStore(core, checkout, shopper, today);
  saved.offer(shopper.customer);
  return { shop, checkout, shopper, saved, payment: new PaymentStore(core, checkout) };
};

describe('SavedCardsStore', () => {
  it('[PAY-23] [P-36] shows the default card first and chosen, one that ran out last', async () => {
    const { saved, checkout } = await opened();
    expect(saved.cards.map(({ sequence }) => sequence)).toEqual([2, 1, 3]);
    expect(saved.chosen).toEqual(cardOf(2));
    expect(checkout.checkout.paymentInfo.cards).toHaveLength(3);
  });

  it('[PAY-07] what the shopper chose stays when the account is read again', async () => {
    const { saved, shopper } = await opened(() => [cardOf(4), ...customer.paymentCards]);
    saved.choose(undefined);
    await saved.read();
    saved.offer(shopper.customer);
    expect(saved.cards[0]).toEqual(cardOf(4));
    expect(saved.chosen).toBeUndefined();
    saved.choose(1);
    saved.offer(shopper.customer);
    expect(saved.chosen).toEqual(cardOf(1));
  });

  it('[PAY-07] the choice survives a reload', async () => {
    const { saved, checkout } = await opened();
    saved.choose(1);
    await checkout.keep();
    await checkout.read();
    expect(saved.chosen).toEqual(cardOf(1));
  });

  it('a shop that does not answer leaves the cards that are known', async () => {
    const { saved, shopper } = await opened();
    await saved.read();
    expect(shopper.customer).toEqual(customer);
  });

  it('[SESS-04] who signed out has no cards, and nothing of theirs is kept', async () => {
    const { saved, checkout } = await opened();
    saved.save(true);
    saved.offer(undefined);
    expect([saved.cards, saved.chosen]).toEqual([[], undefined]);
    const { cards, payWithSavedCard, cardSequence, saveNewCard } = checkout.checkout.paymentInfo;
    expect([cards, payWithSavedCard, cardSequence, saveNewCard]).toEqual([
      [],
      false,
      undefined,
      false,
    ]);
  });

  it('[PAY-08] a full account is not asked, and no wish to save stays', async () => {
    const { saved, checkout, shopper } = await opened();
    saved.save(true);
    expect(saved.full).toBe(false);
    const paymentCards = Array.from({ length: 10 }, (_, index) => cardOf(10 - index));
    shopper.become({ ...customer, paymentCards });
    saved.offer(shopper.customer);
    expect([saved.full, checkout.checkout.paymentInfo.saveNewCard]).toEqual([true, false]);
  });

  it('a guest’s checkout is left as it is', async () => {
    const { saved, checkout } = await opened();
    saved.offer(undefined);
    const before = checkout.checkout;
    saved.offer(undefined);
    expect(checkout.checkout).toBe(before);
  });
});

describe('PaymentStore with a saved card', () => {
  it('[PAY-23] pays with it once its code is typed', async () => {
    let refusal: VaultFailure | undefined = noCode;
    const { payment, checkout, shop } = await opened(undefined, () => refusal);
    const card = { loaded: true, brands: [], number: code };
    payment.look({ ...card, securityCode: code });
    expect(await payment.complete()).toBe(false);
    expect(payment.problems).toEqual({ securityCode: { key: 'required.securityCode' } });
    payment.look({ ...card, securityCode: { ...code, empty: false } });
    expect(await payment.complete()).toBe(false);
    expect(payment.problems).toEqual({ securityCode: { key: 'card.securityCode' } });
    refusal = undefined;
    payment.look({ ...card, securityCode: good });
    expect(payment.problems).toEqual({});
    expect(await payment.complete()).toBe(true);
    expect(checkout.checkout.paymentInfo).toMatchObject({ cardInfo: { sequence: 2 } });
    await Effect.runPromise(shop.place());
    expect(shop.desk.submissions).toMatchObject([{ payment: { cardSequence: 2 } }]);
  });

  it('[PAY-23] no press is lost whose code the field has not told yet', async () => {
    const { payment } = await opened();
    payment.look({ loaded: true, brands: [], number: code, securityCode: code });
    expect(await payment.complete()).toBe(true);
  });

  it('a missing code is told beside a faulty billing address, without asking the vault', async () => {
    let asked = 0;
    const { payment, checkout } = await opened(undefined, () => {
      asked += 1;
      return undefined;
    });
    checkout.change({ ...checkout.checkout, billingSameShippingFlag: false });
    checkout.type('billing', 'zipcode', '12');
    payment.look({ loaded: true, brands: [], number: code, securityCode: code });
    expect(await payment.complete()).toBe(false);
    expect(payment.problems).toEqual({ securityCode: { key: 'required.securityCode' } });
    expect(asked).toBe(0);
  });

  it('what was wrong with one card is not told of another', async () => {
    const { payment, saved } = await opened(undefined, () => noCode);
    payment.look({ loaded: true, brands: [], number: code, securityCode: code });
    await payment.complete();
    payment.startOver();
    saved.choose(1);
    expect([payment.problems, payment.completing.is]).toEqual([{}, 'idle']);
  });
});
