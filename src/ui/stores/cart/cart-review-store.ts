import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { linesOverLimit, type OverLimit } from '#domain/cart/lines/quantity-limits.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** What prevents the checkout: stock, prices and limits (CART-20, D-CART-06). */
export class CartReviewStore {
  unavailable: readonly string[] = [];
  reviewing: Progress<CallFailure> = idle;
  readonly #core: CoreOf<'cart'>;
  readonly #cart: CartStore;

  constructor(core: CoreOf<'cart'>, cart: CartStore) {
    this.#core = core;
    this.#cart = cart;
    const refs = {
      unavailable: observableRef,
      reviewing: observableRef,
      overLimit: computedStruct,
    };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  get overLimit(): readonly OverLimit[] {
    return linesOverLimit(this.#cart.lines);
  }

  /** False while a line of the cart cannot be ordered. */
  get canCheckOut(): boolean {
    const { lines, totals } = this.#cart;
    if (lines.length === 0 || !totals.ok || this.overLimit.length > 0) return false;
    return !lines.some((line) => this.isGone(line));
  }

  isGone({ productId }: CartLine): boolean {
    return this.unavailable.includes(productId);
  }

  /** Asks the shop again about stock and prices. */
  async review(): Promise<void> {
    await track(
      async () => {
        await this.#cart.allEnded();
        return this.#core.run((useCases) => useCases.cart.reviewCart());
      },
      (reviewing) => {
        this.reviewing = reviewing;
      },
      {
        success: ({ cart, unavailable }) => {
          this.#cart.replace(cart);
          this.unavailable = unavailable;
        },
      },
    );
  }
}
