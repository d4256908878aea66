import { Effect } from 'effect';
import { makeShowOrders } from '#application/account/show-orders.ts';
import { makeShowSavedMixes } from '#application/mix/show-saved-mixes.ts';
import { type RunningLow, runningLow } from '#domain/account/running-low.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { OrderSummary } from '#domain/order/order-history.ts';
import type { ProductCards } from '#ports/catalog/viewed-products.ts';
import type { Clock } from '#ports/device/clock.ts';
import type { MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { AccountOrders } from '#ports/order/account-orders.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

/** Calls for what nobody asked for: when one fails, only the place says so that shows it. */
export interface WelcomePorts {
  readonly signInSession: SignInSession;
  readonly clock: Clock;
  readonly asideOrders: AccountOrders;
  readonly asideMixes: SavedMixes;
  readonly asideMixCatalog: MixCatalog;
  readonly asideCards: ProductCards;
}

/** Something that may run low, with its card of today. */
export interface LowProduct extends RunningLow {
  readonly product: ProductSummary;
}

/** What a customer who comes back may want. */
export interface WelcomeBack {
  /** Absent before the first order. */
  readonly last?: OrderSummary;
  /** What is no longer sold is left out. */
  readonly low: readonly LowProduct[];
}

export type ShowWelcomeBack = () => Effect.Effect<WelcomeBack, CallFailure>;

/**
 * The last order, and what may run low by the newest page of orders (D-ORDER-11). Reads only, so repeating is
 * safe.
 */
const makeShowWelcomeBack = (ports: WelcomePorts): ShowWelcomeBack => {
  const showOrders = makeShowOrders(ports.signInSession, ports.asideOrders);
  return Effect.fn('showWelcomeBack')(function* () {
    const { list } = yield* showOrders();
    const [last] = list;
    const now = yield* Effect.sync(() => ports.clock.now());
    const low = yield* withCards(runningLow(list, now), ports.asideCards);
    return { ...(last && { last }), low };
  });
};

const withCards = Effect.fn(function* (low: readonly RunningLow[], cards: ProductCards) {
  if (low.length === 0) return [];
  const found = yield* cards.find(low.map(({ productId }) => productId as ProductId));
  return low.flatMap((each) => {
    const product = found.find(({ productId }) => productId === each.productId);
    return product === undefined ? [] : [{ ...each, product }];
  });
});

/** Use cases of what home shows to who comes back. */
export const welcomeUseCases = (ports: WelcomePorts) => ({
  showWelcomeBack: makeShowWelcomeBack(ports),
  showMixesAgain: makeShowSavedMixes(ports.signInSession, ports.asideMixes, ports.asideMixCatalog),
});
