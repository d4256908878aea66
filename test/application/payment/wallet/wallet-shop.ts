import { Effect } from 'effect';
import type { WalletGoods } from '#application/payment/wallet/wallet-order.ts';
import { walletUseCases } from '#application/payment/wallet/wallet-use-cases.ts';
import type { WalletContact } from '#domain/payment/wallet/wallet-contact.ts';
import type { MerchantSessions } from '#ports/payment/merchant-sessions.ts';
import type { SheetUpdate, WalletWords } from '#ports/payment/wallet.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import { type MemoryShopParts, memoryShop } from '#test/application/memory-shop.ts';
import {
  type MemoryWalletFacts,
  makeMemoryWallet,
  type SheetPerson,
} from '#test/doubles/payment/memory-wallet.ts';
import { makeMemoryZipCodes } from '#test/doubles/shipping/memory-zip-codes.ts';
import { chips } from '#test/fixtures.ts';

/** Words that say which one was asked for. */
export const sheetWords: WalletWords = {
  shop: 'Crunchcart',
  standardShipping: 'Standard',
  line: (kind) => kind,
  fault: (fault) => JSON.stringify(fault),
};

export const plano: WalletContact = {
  givenName: 'Ada',
  familyName: 'Lovelace',
  emailAddress: 'ada@example.com',
  phoneNumber: '+1 (214) 555-0100',
  addressLines: ['100 Main St'],
  locality: 'Plano',
  administrativeArea: 'TX',
  postalCode: '75024',
  countryCode: 'US',
};

/** What a wallet tells of a contact before it is approved. */
export const redacted = ({
  locality,
  administrativeArea,
  postalCode,
  countryCode,
}: WalletContact): WalletContact =>
  Object.fromEntries(
    Object.entries({ locality, administrativeArea, postalCode, countryCode }).filter(
      ([, part]) => part !== undefined,
    ),
  );

export interface WalletShopParts extends MemoryShopParts {
  readonly merchantFailure?: () => CallFailure | undefined;
}

/** A shop whose wallet a test's person uses. */
export const walletShop = (
  person: MemoryWalletFacts['person'],
  parts: WalletShopParts = {},
  isAbsent = false,
) => {
  const shop = memoryShop(parts);
  const wallet = makeMemoryWallet({ person, isAbsent });
  const asked: { readonly validationUrl: string; readonly tempUserID: string }[] = [];
  const merchantSessions: MerchantSessions = {
    open: (validationUrl, tempUserID) =>
      Effect.suspend(() => {
        asked.push({ validationUrl, tempUserID });
        const failure = parts.merchantFailure?.();
        return failure === undefined
          ? Effect.succeed({ merchantSessionIdentifier: `session-${asked.length}` })
          : Effect.fail(failure);
      }),
  };
  let ids = 0;
  const { payWithWallet, offerWallet } = walletUseCases({
    wallet,
    merchantSessions,
    currentCart: shop.cart,
    currentCheckout: shop.checkout,
    orderPlacement: shop.desk,
    zipCodes: makeMemoryZipCodes(),
    couponCheck: shop.couponCheck,
    shopperMemory: shop.memory,
    orderLocation: shop.orderLocation,
    telemetry: shop.telemetry,
    clock: shop.clock,
    idGenerator: {
      uuid: () => {
        ids += 1;
        return `wallet-id-${ids}`;
      },
    },
  });
  return {
    ...shop,
    wallet,
    merchantAsked: asked,
    offerWallet,
    press: (goods: WalletGoods = { from: 'cart' }, onChecking?: () => void) =>
      Effect.runPromise(
        payWithWallet({ goods, words: sheetWords, ...(onChecking && { onChecking }) }),
      ),
  };
};

/** Every update a person saw must add up. */
export const addsUp = ({ price: { lines, total } }: SheetUpdate): boolean =>
  lines.reduce((sum, { amount }) => sum + amount, 0) === total;

/** Chooses the place and approves. */
export const pays = async (sheet: SheetPerson, contact = plano) => {
  await sheet.place(redacted(contact));
  await sheet.approve(contact);
};

/** A shopper with two bags of chips, and their wallet. */
export const withChips = async (
  person: MemoryWalletFacts['person'] = (sheet) => pays(sheet),
  parts: WalletShopParts = {},
) => {
  const shop = walletShop(person, parts);
  await Effect.runPromise(shop.addToCart(chips, 2));
  return shop;
};

export const events = (shop: Awaited<ReturnType<typeof withChips>>) =>
  shop.telemetry.recorded.flatMap((event) => (event.kind === 'failure' ? [event] : []));
