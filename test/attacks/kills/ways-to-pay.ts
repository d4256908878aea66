import { randomUUID } from 'node:crypto';
import type { Quote } from '#domain/order/order.ts';
import type { WalletKeys } from '#sandbox/wallets/certificates/wallet-folder.ts';
import type { GatewayUnderTest } from '#test/sandbox/payments/gateway-under-test.ts';
import { tokenWith } from '#test/sandbox/wallets/tokens-under-test.ts';
import type { Answer } from '#test/server/setup/shops.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { balancePath, cardForSale } from '#test/server/setup/till/gift-cards.ts';
import { payerOf } from '#test/server/setup/till/payer.ts';
import { paths, type shopperOf } from '#test/server/setup/till/till.ts';

/** Everything up to the button, and the button: pressed again, it is the same submission. */
export interface ReadyOrder {
  readonly quoteId: string;
  readonly key: string;
  send(): Promise<Answer>;
}

/** Prepares an order; fails while the shop is away. */
export type WayToPay = () => Promise<ReadyOrder>;

type Shopper = ReturnType<typeof shopperOf>;

interface Poster {
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
}

/** The ways to pay in a world where the shop may be gone at any moment. */
export interface Town {
  readonly shop: Poster;
  readonly shopper: Shopper;
  readonly gateway: GatewayUnderTest;
  readonly wallet: WalletKeys;
  /** Unix ms. */
  readonly now: () => number;
}

const readyOf = ({ post }: Poster, quote: Quote, path: string, body: object): ReadyOrder => {
  const key = randomUUID();
  return {
    quoteId: quote.quoteId,
    key,
    send: () => post(path, { quoteId: quote.quoteId, ...body }, { 'idempotency-key': key }),
  };
};

export const byCard =
  ({ shopper }: Pick<Town, 'shopper'>, alias = 'visa-ok'): WayToPay =>
  async () => {
    const purchase = await shopper.prepare(alias);
    const { quote, key } = purchase;
    return { quoteId: quote.quoteId, key, send: () => shopper.submit(purchase) };
  };

export const byWallet =
  ({ shop, shopper, wallet, now }: Town): WayToPay =>
  async () => {
    const draft = draftOf();
    const quote = await shopper.quoteFor(draft);
    const token = await tokenWith(wallet, {
      amountCents: Math.round(quote.totalAmount * 100),
      now: now(),
    });
    const paymentData = Buffer.from(JSON.stringify(token)).toString('base64');
    const payment = { applePay: { paymentData, cardName: 'Visa 1111' } };
    return readyOf(shop, quote, paths.submit, { draft, payment });
  };

export const byPaypal =
  ({ shop, shopper, gateway }: Town): WayToPay =>
  async () => {
    const payer = payerOf({ shop, gateway, quoteFor: shopper.quoteFor });
    const { draft, returned, item } = await payer.approved();
    const { orderId, orderRequestId, quote } = item;
    const { payerId, paymentId } = returned;
    return readyOf(shop, quote, '/v3/dopservice/paypal/submitOrder', {
      draft,
      orderId,
      orderRequestId,
      payerId,
      paymentId,
    });
  };

/** The whole by gift card, or all but an e-gift card, which no gift card buys (D-GIFT-06). */
export const byGiftCard = ({ shop, shopper }: Pick<Town, 'shop' | 'shopper'>, code: string) => {
  let orders = 0;
  return async (): Promise<ReadyOrder> => {
    orders += 1;
    const bags = { productId: 'CHP-0001', quantity: 2, unitPrice: 4.29 };
    const products = orders % 2 === 0 ? [bags] : [bags, cardForSale];
    const { tempUserID } = draftOf();
    const { body } = await shop.post(balancePath, { code, tempUserID });
    const giftCards = [String(body.data[0]?.['cardRef'])];
    const purchase = await shopper.prepare('visa-ok', draftOf({ tempUserID, giftCards, products }));
    const { quote, key } = purchase;
    const changes = quote.amountDue === 0 ? { payment: undefined } : {};
    return { quoteId: quote.quoteId, key, send: () => shopper.submit(purchase, changes) };
  };
};
