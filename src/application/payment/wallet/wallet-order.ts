import { Effect } from 'effect';
import { makeCompleteShipping } from '#application/checkout/complete-shipping.ts';
import { makeApplyCoupon } from '#application/coupon/apply-coupon.ts';
import { makePlaceOrder } from '#application/order/place-order.ts';
import { makeOpenCardEntry } from '#application/payment/open-card-entry.ts';
import type { WalletPorts } from '#application/payment/wallet/wallet-ports.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { afterExpressStep } from '#domain/cart/express-cart.ts';
import { newLine } from '#domain/cart/lines/new-line.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { addressOf, type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import { afterWallet, walletCheckout } from '#domain/checkout/wallet-checkout.ts';
import { type WalletContact, walletContactOf } from '#domain/payment/wallet/wallet-contact.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { CurrentCheckout } from '#ports/checkout/current-checkout.ts';
import type { OrderLocation } from '#ports/shipping/order-location.ts';

/** What a wallet pays: one product alone, the cart, or the cart at the end of its checkout. */
export type WalletGoods =
  | { readonly from: 'product'; readonly product: ProductSummary; readonly quantity: number }
  | { readonly from: 'cart' }
  | { readonly from: 'checkout' };

/**
 * One order by wallet, with a cart and a checkout of its own: the use cases of the normal checkout run
 * over them, so its rules are the same, and nothing the shopper typed there changes.
 */
export const makeWalletOrder = Effect.fnUntraced(function* (
  ports: WalletPorts,
  goods: WalletGoods,
  /** The checkout of the last order of a product whose end is not known. */
  left: Checkout | undefined,
) {
  const { currentCart, currentCheckout, idGenerator } = ports;
  const isApart = goods.from === 'product';
  const cart = isApart ? madeOf([newLine(goods.product, goods.quantity)]) : yield* currentCart.read;
  const current = isApart ? (left ?? freshCheckout) : yield* currentCheckout.read;
  const begun = walletCheckout(current, {
    tempUserID: idGenerator.uuid(),
    holding: goods.from === 'checkout',
  });
  // A key named in advance (`--idempotency-key`) is for the order that comes now.
  const namedKey = current.quoteId === undefined ? current.idempotencyKey : undefined;
  const inner = {
    ...ports,
    currentCart: isApart ? cartApart(cart) : cartBeside(cart, currentCart),
    currentCheckout: checkoutApart(begun),
    orderLocation: ownLocation,
    openCardEntry: makeOpenCardEntry(),
  };
  const { zipCodes, orderPlacement, telemetry } = inner;
  return {
    namedKey,
    /** Whom the sheet may begin with: what was typed for these goods. */
    known: goods.from === 'checkout' ? knownOf(current) : undefined,
    tempUserID: begun.tempUserID,
    desk: orderPlacement,
    cart: inner.currentCart,
    checkout: inner.currentCheckout,
    applyCoupon: makeApplyCoupon(inner),
    completeShipping: makeCompleteShipping(
      inner.currentCart,
      inner.currentCheckout,
      zipCodes,
      orderPlacement,
      telemetry,
      idGenerator,
      inner,
    ),
    placeOrder: makePlaceOrder(inner),
    /** What the order leaves behind in the normal checkout; gives the wallet's own as it ended. */
    leave: Effect.fnUntraced(function* (isPlaced: boolean) {
      const ended = yield* inner.currentCheckout.read;
      if (isApart) return ended;
      const now = yield* currentCheckout.read;
      const isDone = isPlaced && goods.from === 'checkout';
      const next = isDone ? freshCheckout : afterWallet(now, { begun, ended });
      if (next !== now) yield* currentCheckout.replace(next);
      if (isDone) yield* ports.orderLocation.use(undefined);
      return ended;
    }),
  };
});

export type WalletOrder = Effect.Success<ReturnType<typeof makeWalletOrder>>;

/** A sheet that is closed again must not change what the pages show; its order is priced by its address. */
const ownLocation: OrderLocation = { use: () => Effect.void };

const knownOf = ({ contactInfo, shipping }: Checkout): WalletContact =>
  walletContactOf(
    { email: contactInfo.email.value, phoneNumber: contactInfo.phoneNumber.value },
    addressOf(shipping),
  );

const madeOf = (lines: Cart['lines']): Cart => ({ ...emptyCart, lines });

const cartApart = (begun: Cart): CurrentCart => {
  let cart = begun;
  return {
    read: Effect.sync(() => cart),
    replace: (next) =>
      Effect.sync(() => {
        cart = next;
      }),
    change: (next) =>
      Effect.sync(() => {
        cart = next(cart);
        return cart;
      }),
  };
};

/** Its prices stay apart; what is ordered leaves the shopper's cart. */
const cartBeside = (begun: Cart, currentCart: CurrentCart): CurrentCart => {
  const apart = cartApart(begun);
  return {
    ...apart,
    change: Effect.fnUntraced(function* (next) {
      const before = yield* apart.read;
      const after = yield* apart.change(next);
      yield* currentCart.change((cart) => afterExpressStep(cart, { before, after }));
      return after;
    }),
  };
};

const checkoutApart = (begun: Checkout): CurrentCheckout => {
  let checkout = begun;
  return {
    read: Effect.sync(() => checkout),
    replace: (next) =>
      Effect.sync(() => {
        checkout = next;
      }),
  };
};
