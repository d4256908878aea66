import { makeAutoObservable, observableRef } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import { couponFactsOf } from '#domain/cart/coupon-of-cart.ts';
import type { CartEmpty } from '#ports/cart/cart-failures.ts';
import type { CouponRefused } from '#ports/coupon/coupon-refused.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';
import { done, idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

type CouponFailure = CallFailure | InputRefused | CartEmpty | CouponRefused | TooManyAttempts;

/** The coupon of the cart: apply, remove, and check again when the cart has changed. */
export class CouponStore {
  asking: Progress<CouponFailure> = idle;
  /** The coupon the shopper took off last, until another is used. */
  removed: string | undefined = undefined;
  readonly #core: CoreOf<'coupon'>;
  readonly #cart: CartStore;

  constructor(core: CoreOf<'coupon'>, cart: CartStore) {
    this.#core = core;
    this.#cart = cart;
    makeAutoObservable(this, { asking: observableRef }, { autoBind: true });
  }

  /** True when the coupon was checked for an earlier state of the cart (COUPON-07). */
  get isStale(): boolean {
    const { cart } = this.#cart;
    if (cart.coupon === undefined) return false;
    const { cartAmount, includesGiftCard } = couponFactsOf(cart);
    const { coupon } = cart;
    return coupon.cartAmount !== cartAmount || (coupon.freeOrder && includesGiftCard);
  }

  /** True when the shop accepted it. */
  async apply(typed: string, email: string | undefined): Promise<boolean> {
    if (this.asking.is === 'running') return false;
    await track(
      async () => {
        await this.#cart.allEnded();
        return this.#core.run((useCases) => useCases.coupon.applyCoupon(typed, email));
      },
      (asking) => {
        this.asking = asking;
      },
      { success: this.#cart.replace },
    );
    if (this.asking.is !== 'done') return false;
    this.#used();
    return true;
  }

  async remove(): Promise<void> {
    const { coupon } = this.#cart.cart;
    await this.#cart.allEnded();
    await applyOutcome(
      this.#core.run((useCases) => useCases.coupon.removeCoupon()),
      { success: (cart) => this.#land(cart), failure: () => undefined },
    );
    this.#forget(coupon?.couponName);
  }

  /**
   * A coupon that no longer applies is shown like a refusal; without an answer the order decides.
   */
  async revalidate(email: string | undefined): Promise<void> {
    await this.#cart.allEnded();
    await applyOutcome(
      this.#core.run((useCases) => useCases.coupon.revalidateCoupon(email)),
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

  #used(): void {
    this.removed = undefined;
  }

  #refuse(failure: CouponFailure): void {
    this.asking = { is: 'failed', failure };
  }

  #forget(couponName: string | undefined): void {
    this.removed = couponName;
    this.asking = idle;
  }
}

interface Keeping {
  readonly core: CoreOf<'coupon'>;
  readonly cart: CartStore;
  readonly late: { coupon?: CouponStore };
}

/** One for the cart, so that page, drawer and checkout show the same. */
export const couponStoreOf = ({ core, cart, late }: Keeping): CouponStore => {
  late.coupon ??= new CouponStore(core, cart);
  return late.coupon;
};
