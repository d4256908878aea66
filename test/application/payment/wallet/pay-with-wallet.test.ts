import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import { GoodsOnHold } from '#ports/order/order-failures.ts';
import { CardDeclined } from '#ports/payment/payment-failures.ts';
import { ShopFailed } from '#ports/session/call-failures.ts';
import {
  addsUp,
  events,
  pays,
  plano,
  redacted,
  walletShop,
  withChips,
} from '#test/application/payment/wallet/wallet-shop.ts';
import { chips } from '#test/fixtures.ts';

const { runPromise } = Effect;

describe('payWithWallet', () => {
  it('[WALLET-01] [CHK-19] places the order of the cart with what the sheet gave', async () => {
    const shop = await withChips();
    const outcome = await shop.press();
    expect(outcome).toMatchObject({ is: 'placed', order: { payment: 'PAID' } });
    expect(shop.desk.submissions).toMatchObject([
      {
        payment: {
          kind: 'apple-pay',
          given: { paymentData: btoa('token-1'), cardName: 'Visa 1111' },
        },
        draft: {
          contact: { email: 'ada@example.com', phoneNumber: '2145550100' },
          shipping: { firstName: 'Ada', address: '100 Main St', state: 'TX', zipcode: '75024' },
        },
      },
    ]);
    expect((await runPromise(shop.cart.read)).lines).toEqual([]);
    expect(await runPromise(shop.ordersPlacedHere())).toEqual([
      { orderId: 'CC-1', email: 'ada@example.com', tempUserID: expect.any(String) },
    ]);
  });

  it('[WALLET-02] has the shop validated for this sheet, as the guest who orders', async () => {
    const shop = await withChips();
    await shop.press();
    expect(shop.merchantAsked).toEqual([
      {
        validationUrl: 'https://wallet.example/validate',
        tempUserID: shop.desk.submissions[0]?.draft.tempUserID,
      },
    ]);
  });

  it('[P-46] the price follows the place, and its lines are its sum', async () => {
    const seen: number[] = [];
    const shop = await withChips(async (sheet, { price }) => {
      seen.push(price.total);
      expect(price.isPending).toBe(true);
      const update = await sheet.place(redacted(plano));
      expect(update.faults).toEqual([]);
      expect(update.price.isPending).toBe(false);
      expect(addsUp(update)).toBe(true);
      seen.push(update.price.total, (await sheet.choose()).price.total);
      await sheet.approve(plano);
    });
    expect(await shop.press()).toMatchObject({ is: 'placed', order: { totalAmount: 1408 } });
    expect(seen).toEqual([858, 1408, 1408]);
  });

  it('[P-46] [WALLET-06] a place nothing is sent to is refused there, and the next one is taken', async () => {
    const shop = await withChips(async (sheet) => {
      const hawaii = { administrativeArea: 'hi', postalCode: '96813', countryCode: 'US' };
      expect((await sheet.place(hawaii)).faults).toEqual([
        { about: 'place', problem: { key: 'place.unable', values: { place: 'HI' } } },
      ]);
      const bad = { ...redacted(plano), postalCode: '7502' };
      expect((await sheet.place(bad)).faults).toMatchObject([
        { about: 'shipping', field: 'zipcode' },
      ]);
      const good = await sheet.place(redacted(plano));
      expect(good).toMatchObject({ faults: [], price: { total: 1408 } });
      await sheet.approve(plano);
    });
    expect(await shop.press()).toMatchObject({ is: 'placed' });
    expect(events(shop)).toEqual([
      { kind: 'failure', name: 'applepay_shipping_failure', details: { reason: 'place' } },
      { kind: 'failure', name: 'applepay_shipping_failure', details: { reason: 'zipcode' } },
    ]);
  });

  it.each([
    ['a PO box', { addressLines: ['PO Box 12'] }, 'address'],
    ['a short phone', { phoneNumber: '555-0100' }, 'phoneNumber'],
    ['an e-mail without a place', { emailAddress: 'ada@' }, 'email'],
    ['one name only', { familyName: '' }, 'lastName'],
    ['a street in one endless word', { addressLines: ['x'.repeat(80)] }, 'address'],
  ])('[WALLET-07] %s is refused in the sheet, corrected and paid', async (_, change, field) => {
    const shop = await withChips(async (sheet) => {
      await sheet.place(redacted(plano));
      const refused = await sheet.approve({ ...plano, ...change }, plano);
      expect(refused).toMatchObject({ is: 'not-paid', faults: [{ about: 'shipping', field }] });
      expect(await sheet.approve(plano)).toEqual({ is: 'paid' });
    });
    expect(await shop.press()).toMatchObject({ is: 'placed' });
    expect(shop.desk.submissions).toHaveLength(1);
    expect(events(shop)).toMatchObject([{ name: 'applepay_shipping_failure' }]);
  });

  it('[WALLET-07] Hawaii is refused also when it comes with the approval alone', async () => {
    const shop = await withChips(async (sheet) => {
      await sheet.place(redacted(plano));
      const hawaii = { ...plano, administrativeArea: 'Hawaii', postalCode: '96813' };
      expect(await sheet.approve(hawaii)).toMatchObject({ faults: [{ about: 'place' }] });
    });
    expect(await shop.press()).toMatchObject({ is: 'cancelled' });
    expect(shop.desk.submissions).toEqual([]);
  });

  it('a bill the shop cannot write is refused as the bill’s', async () => {
    const shop = await withChips(async (sheet) => {
      await sheet.place(redacted(plano));
      const verdict = await sheet.approve(plano, { ...plano, postalCode: 'SW1A 1AA' });
      expect(verdict).toMatchObject({ faults: [{ about: 'billing', field: 'zipcode' }] });
    });
    await shop.press();
    expect(shop.desk.submissions).toEqual([]);
  });

  it('a wallet without a bill’s address bills where the goods go', async () => {
    const shop = await withChips(async (sheet) => {
      await sheet.place(redacted(plano));
      await sheet.approve(plano, { givenName: 'Ada' });
    });
    expect(await shop.press()).toMatchObject({ is: 'placed' });
    expect(shop.desk.submissions[0]?.draft.billing).toMatchObject({ address: '100 Main St' });
  });

  it('declined: the sheet hears no, and the cart is as it was', async () => {
    const shop = await withChips(
      async (sheet) => {
        await sheet.place(redacted(plano));
        expect(await sheet.approve(plano)).toEqual({ is: 'not-paid', faults: [] });
      },
      { failures: [new CardDeclined({ group: 'funds', mayRetrySameCard: false })] },
    );
    expect(await shop.press()).toMatchObject({
      is: 'refused',
      failure: { _tag: 'CardDeclined', group: 'funds' },
    });
    expect((await runPromise(shop.cart.read)).lines).toHaveLength(1);
    expect(events(shop)).toMatchObject([{ name: 'payment_failure', details: { reason: 'funds' } }]);
  });

  it('another price than the approved one is never sent', async () => {
    const shelf = [{ ...chips }];
    const shop = await withChips(
      async (sheet) => {
        await sheet.place(redacted(plano));
        shelf[0] = { ...chips, price: 529 as Cents };
        expect(await sheet.approve(plano)).toEqual({ is: 'not-paid', faults: [] });
      },
      { shelf },
    );
    expect(await shop.press()).toMatchObject({ is: 'total-changed', before: 1408, after: 1620 });
    expect(shop.desk.submissions).toEqual([]);
  });

  it('a price that changed before is in the sheet: the next press pays it', async () => {
    const shelf = [{ ...chips }];
    const shop = await withChips((sheet) => pays(sheet), { shelf });
    shelf[0] = { ...chips, price: 529 as Cents };
    expect(await shop.press()).toMatchObject({ is: 'placed', order: { totalAmount: 1620 } });
  });

  it('[WALLET-05] a shop that is not validated closes the sheet, and tells its people', async () => {
    const merchantFailure = () => new ShopFailed({ text: 'no', reference: 'r-1' });
    const shop = await withChips(() => expect.unreachable(), { merchantFailure });
    expect(await shop.press()).toMatchObject({
      is: 'not-opened',
      failure: { _tag: 'MerchantNotValidated' },
    });
    expect(events(shop)).toEqual([
      {
        kind: 'failure',
        name: 'applepay_merchant_validation_failure',
        details: { reason: 'ShopFailed' },
      },
    ]);
  });

  it('[WALLET-04] a sheet that does not open tells its people', async () => {
    const shop = walletShop(() => expect.unreachable(), {}, true);
    await runPromise(shop.addToCart(chips, 1));
    expect(await shop.press()).toMatchObject({ is: 'not-opened' });
    expect(shop.telemetry.recorded).toEqual([
      { kind: 'failure', name: 'applepay_session_failure', details: { reason: 'absent' } },
    ]);
  });

  it('[WALLET-03] is offered where the wallet can be used, and nowhere else', async () => {
    const here = walletShop(async () => undefined);
    expect(await runPromise(here.offerWallet())).toBeTypeOf('function');
    const elsewhere = walletShop(async () => undefined, {}, true);
    expect(await runPromise(elsewhere.offerWallet())).toBeUndefined();
  });

  it('an empty cart opens no sheet', async () => {
    const shop = walletShop(() => expect.unreachable());
    expect(await shop.press()).toMatchObject({ is: 'refused', failure: { _tag: 'CartEmpty' } });
    expect(shop.wallet.requests).toEqual([]);
  });

  it('goods the shop may not give are refused, and what was typed stays', async () => {
    const shop = await withChips((sheet) => pays(sheet), {
      failures: [new GoodsOnHold({ text: 'held', reference: 'r-1' })],
    });
    expect(await shop.press()).toMatchObject({
      is: 'refused',
      failure: { _tag: 'GoodsOnHold' },
    });
  });
});
