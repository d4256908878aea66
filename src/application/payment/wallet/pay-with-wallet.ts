import { Effect } from 'effect';
import { orderableCart } from '#application/order/ready-to-order.ts';
import { sharedRun } from '#application/order/shared-run.ts';
import { verdictOn } from '#application/payment/wallet/approved-outcome.ts';
import {
  placeWithWallet,
  type WalletPlacing,
} from '#application/payment/wallet/place-with-wallet.ts';
import { shownPrice } from '#application/payment/wallet/price-sheet.ts';
import { makeSheetAnswers, recordShipping } from '#application/payment/wallet/sheet-answers.ts';
import {
  makeWalletOrder,
  type WalletGoods,
  type WalletOrder,
} from '#application/payment/wallet/wallet-order.ts';
import { type WalletOutcome, walletOutcome } from '#application/payment/wallet/wallet-outcome.ts';
import type { WalletPorts } from '#application/payment/wallet/wallet-ports.ts';
import { within } from '#application/payment/wallet/within.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { onlyGiftCards } from '#domain/cart/lines/gift-lines.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import type { SheetPrice } from '#domain/payment/wallet/sheet-price.ts';
import type { WalletFault } from '#domain/payment/wallet/wallet-fault.ts';
import { walletTiming } from '#domain/payment/wallet/wallet-timing.ts';
import type {
  SheetVerdict,
  WalletAnswers,
  WalletRequest,
  WalletWords,
} from '#ports/payment/wallet.ts';

export interface WalletPurchase {
  readonly goods: WalletGoods;
  readonly words: WalletWords;
  /** The sheet was answered and closed, and the order's end is not known yet. */
  readonly onChecking?: () => void;
}

/** Pays with the wallet and says what became of it; it never fails. */
export type PayWithWallet = (wish: WalletPurchase) => Effect.Effect<WalletOutcome>;

/**
 * Opens the wallet's sheet in the press itself, answers it, and places the order (WALLET-01). Nothing is
 * waited for before the sheet opens, so it runs in the browser's own press. Many presses at a time are
 * one; an order whose end is not known is asked for by the next press, not made again (P-48, P-49).
 */
export const makePayWithWallet = (ports: WalletPorts): PayWithWallet => {
  /** Of an order of a product alone; the cart's is kept with the normal checkout. */
  let left: LeftOrder | undefined;

  const approved = (
    order: WalletOrder,
    run: WalletRun,
    { onChecking }: WalletPurchase,
  ): WalletAnswers['authorized'] => {
    const { clock, telemetry } = ports;
    return Effect.fnUntraced(function* (payment) {
      const { total } = yield* shownPrice(order);
      const deadline = clock.now() + walletTiming.order;
      const isOver = () => run.isClosed || clock.now() >= deadline;
      // It goes on when the sheet is closed: money may be on its way.
      const placing = Effect.runPromise(placeWithWallet(order, { payment, total, isOver }));
      run.placing = placing;
      const placed = yield* within(
        clock,
        walletTiming.order,
        Effect.promise(() => placing),
        Effect.succeed(undefined),
      );
      if (placed === undefined) onChecking?.();
      run.faults = placed?.is === 'faulty' ? placed.faults : [];
      if (placed?.is === 'faulty') yield* recordShipping(telemetry, placed.faults);
      return verdictIn(placed);
    });
  };

  const pay = Effect.fn('payWithWallet')(function* (wish: WalletPurchase) {
    const order = yield* makeWalletOrder(ports, wish.goods, leftOf(left, wish.goods));
    const cart = yield* order.cart.read;
    const price = yield* shownPrice(order);
    const run: WalletRun = { isClosed: false, faults: [], placing: undefined };
    const answers = {
      ...makeSheetAnswers(ports, order, (faults) => {
        run.faults = faults;
      }),
      authorized: approved(order, run, wish),
    };
    const sheet = Effect.andThen(
      orderableCart(cart),
      ports.wallet.run(requestOf(order, cart, price, wish.words), answers),
    );
    const closed = yield* Effect.match(sheet, {
      onSuccess: () => undefined,
      onFailure: (failure) => failure,
    });
    run.isClosed = true;
    const { placing } = run;
    const placed = placing && (yield* Effect.promise(() => placing));
    const outcome = walletOutcome({ placed, faults: run.faults }, closed);
    if (closed?._tag === 'WalletNotOpened') recordNotOpened(ports, closed.reason);
    const ended = yield* order.leave(outcome.is === 'placed');
    const { goods } = wish;
    if (goods.from === 'product') {
      left = ended.idempotencyKey === undefined ? undefined : { goods, checkout: ended };
    }
    return outcome;
  });

  return sharedRun(pay);
};

/** An order of a product alone whose end is not known. */
interface LeftOrder {
  readonly goods: Extract<WalletGoods, { readonly from: 'product' }>;
  readonly checkout: Checkout;
}

/** For the same goods alone: another product is another order, whatever it costs. */
const leftOf = (left: LeftOrder | undefined, goods: WalletGoods): Checkout | undefined => {
  if (left === undefined || goods.from !== 'product') return undefined;
  const isSame =
    left.goods.product.productId === goods.product.productId &&
    left.goods.quantity === goods.quantity;
  return isSame ? left.checkout : undefined;
};

/** One opened sheet. */
interface WalletRun {
  isClosed: boolean;
  /** What it was told last. */
  faults: readonly WalletFault[];
  /** The order of the last approval. */
  placing: Promise<WalletPlacing> | undefined;
}

const requestOf = (
  { known }: WalletOrder,
  cart: Cart,
  price: SheetPrice,
  words: WalletWords,
): WalletRequest => ({
  isSent: !onlyGiftCards(cart.lines),
  price,
  coupon: cart.coupon?.couponName ?? '',
  ...(known && { known }),
  words,
});

/** Undefined: nobody knows yet. */
const verdictIn = (placed: WalletPlacing | undefined): SheetVerdict => {
  switch (placed?.is) {
    case 'ended':
      return verdictOn(placed.outcome);
    case 'faulty':
      return { is: 'not-paid', faults: placed.faults };
    case 'stopped':
    case undefined:
      return { is: 'not-paid', faults: [] };
  }
};

/** A sheet that does not open is told to the people who run the shop (WALLET-04). */
const recordNotOpened = ({ telemetry }: WalletPorts, reason: string): void => {
  telemetry.record({ kind: 'failure', name: 'applepay_session_failure', details: { reason } });
};
