import { Effect } from 'effect';
import { afterEach, describe, expect, it } from 'vitest';
import type { Cents } from '#domain/money/cents.ts';
import { sheetPriceOf } from '#domain/payment/wallet/sheet-price.ts';
import type { WalletFault } from '#domain/payment/wallet/wallet-fault.ts';
import type { SheetVerdict, Wallet, WalletAnswers, WalletRequest } from '#ports/payment/wallet.ts';
import { MerchantNotValidated } from '#ports/payment/wallet-failures.ts';
import { sheetWords } from '#test/application/payment/wallet/wallet-shop.ts';

export interface WalletUnderTest {
  readonly wallet: Wallet;
  /** What the wallet's own host gives a merchant; tests of doubles make one up. */
  readonly merchantSession: (validationUrl: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly close?: () => Promise<unknown>;
}

/** Pays when it may, leaves when it is refused, or leaves after pressing Pay. */
export type WalletVisitor = 'pays' | 'cancels-late';

const price = sheetPriceOf({
  subTotal: 858 as Cents,
  shippingCharge: 499 as Cents,
  tax: 31 as Cents,
  total: 1388 as Cents,
});
const request: WalletRequest = { isSent: true, price, coupon: '', words: sheetWords };
const hawaii: WalletFault = {
  about: 'place',
  problem: { key: 'place.unable', values: { place: 'HI' } },
};

/** One contract for every wallet; `open` gives one whose sheet that visitor will use. */
export const walletContract = (
  adapter: string,
  open: (visitor: WalletVisitor) => Promise<WalletUnderTest>,
): void => {
  describe(`${adapter} keeps the Wallet contract:`, () => {
    let opened: WalletUnderTest | undefined;
    afterEach(() => opened?.close?.());

    const run = async (
      visitor: WalletVisitor,
      verdict: SheetVerdict,
      change: Partial<WalletAnswers> = {},
    ) => {
      opened = await open(visitor);
      const { wallet, merchantSession } = opened;
      const asked: string[] = [];
      const given: string[] = [];
      const answers: WalletAnswers = {
        merchantSession: (url) => {
          asked.push('merchant');
          expect(new URL(url).protocol).toBe('https:');
          return Effect.promise(() => merchantSession(url));
        },
        contactChanged: ({ addressLines, administrativeArea }) => {
          asked.push('place');
          expect(addressLines).toBeUndefined();
          expect(administrativeArea).not.toBe('');
          return Effect.succeed({ price, faults: [] });
        },
        choiceChanged: () => Effect.succeed({ price, faults: [] }),
        couponChanged: () => Effect.succeed({ price, faults: [] }),
        authorized: ({ given: { paymentData }, shipping }) => {
          asked.push('authorized');
          expect(paymentData).toMatch(/^[A-Za-z0-9+/=]+$/);
          expect(shipping.addressLines).not.toEqual([]);
          given.push(paymentData);
          return Effect.succeed(verdict);
        },
        ...change,
      };
      await Effect.runPromise(wallet.check);
      const ended = await Effect.runPromise(Effect.result(wallet.run(request, answers)));
      return { asked, given, failure: ended._tag === 'Failure' ? ended.failure._tag : undefined };
    };

    it('[WALLET-01] asks who the shop is, then where to, then hands over what was approved', async () => {
      const { asked, given, failure } = await run('pays', { is: 'paid' });
      expect([asked, failure]).toEqual([['merchant', 'place', 'authorized'], undefined]);
      expect(given).toHaveLength(1);
    });

    it('ends, too, when the payment was refused for good', async () => {
      const { asked, failure } = await run('pays', { is: 'not-paid', faults: [] });
      expect([asked.at(-1), failure]).toEqual(['authorized', undefined]);
    });

    it('[P-49] is cancelled by whoever leaves it', async () => {
      const { asked, failure } = await run('cancels-late', { is: 'paid' });
      expect([asked.includes('authorized'), failure]).toEqual([false, 'WalletCancelled']);
    });

    it('[WALLET-05] closes when nobody vouches for the shop, and nothing is approved', async () => {
      const { asked, failure } = await run(
        'pays',
        { is: 'paid' },
        {
          merchantSession: () => Effect.fail(new MerchantNotValidated()),
        },
      );
      expect([asked, failure]).toEqual([[], 'MerchantNotValidated']);
    });

    it('[P-46] lets nobody approve a place that was refused', async () => {
      const { asked, failure } = await run(
        'pays',
        { is: 'paid' },
        {
          contactChanged: () => Effect.succeed({ price, faults: [hawaii] }),
        },
      );
      expect([asked, failure]).toEqual([['merchant'], 'WalletCancelled']);
    });
  });
};
