import { makeAutoObservable, observableRef } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import { couponFactsOf } from '#domain/cart/coupon-of-cart.ts';
import type {
  CallFailure,
  CartEmpty,
  CouponRefused,
  InputRefused,
  TooManyAttempts,
} from '#ports/failures.ts';
import type { Core } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';

type CouponFailure = CallFailure | InputRefused | CartEmpty | CouponRefused | TooManyAttempts;

/** The coupon of the cart: asking for it, taking it off, asking again when the cart changed. */
export class CouponStore {
  asking: Progress<CouponFailure> = idle;
  readonly #core: Core;
  readonly #cart: CartStore;

  constructor(core: Core, cart: CartStore) {
    this.#core = core;
    this.#cart = cart;
    makeAutoObservable(this, { asking: observableRef }, { autoBind: true });
  }

  /** True when the coupon was said of another cart than the one at hand (COUPON-07). */
  get isStale(): boolean {
    const { cart } = this.#cart;
    if (cart.coupon === undefined) return false;
    const { cartAmount, includesGiftCard } = couponFactsOf(cart);
    const { coupon } = cart;
    return coupon.cartAmount !== cartAmount || (coupon.freeOrder && includesGiftCard);
  }

  /** True when the shop took it. */
  async apply(typed: string, email: string | undefined): Promise<boolean> {
    if (this.asking.is === 'running') return false;
    this.asking = running;
    await this.#cart.settled();
    await settle(
      this.#core.run((useCases) => useCases.applyCoupon(typed, email)),
      { success: (cart) => this.#land(cart), failure: (failure) => this.#refuse(failure) },
    );
    return this.asking.is === 'done';
  }

  async remove(): Promise<void> {
    await this.#cart.settled();
    await settle(
      this.#core.run((useCases) => useCases.removeCoupon()),
      { success: (cart) => this.#land(cart), failure: () => undefined },
    );
    this.#forget();
  }

  /** What went is told like a refusal; without an answer the order decides. */
  async revalidate(email: string | undefined): Promise<void> {
    await this.#cart.settled();
    await settle(
      this.#core.run((useCases) => useCases.revalidateCoupon(email)),
      {
        success: ({ cart, refused }) => {
          this.#land(cart);
          if (refused !== undefined) this.#refuse(refused);
        },
        failure: () => undefined,
      },
    );
  }

  #land(cart: Cart): void {
    this.#cart.replace(cart);
    this.asking = done;
  }

  #refuse(failure: CouponFailure): void {
    this.asking = { is: 'failed', failure };
  }

  #forget(): void {
    this.asking = idle;
  }
}

const stores = new WeakMap<CartStore, CouponStore>();

/** One for a cart, so that page, drawer and checkout tell the same. */
export const couponStoreOf = (core: Core, cart: CartStore): CouponStore => {
  const kept = stores.get(cart) ?? new CouponStore(core, cart);
  stores.set(cart, kept);
  return kept;
};
