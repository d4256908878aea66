import { computedStruct, makeAutoObservable, observableRef } from 'mobx';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { linesOverLimit, type OverLimit } from '#domain/cart/lines/quantity-limits.ts';
import type { CallFailure } from '#ports/failures.ts';
import type { Core } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';

/** What stands between the cart and the checkout: stock, prices and limits (CART-20, D-CART-06). */
export class CartReviewStore {
  unavailable: readonly string[] = [];
  reviewing: Progress<CallFailure> = idle;
  readonly #core: Core;
  readonly #cart: CartStore;

  constructor(core: Core, cart: CartStore) {
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

  /** False while something in the cart cannot be ordered. */
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
    this.reviewing = running;
    await this.#cart.settled();
    await settle(
      this.#core.run((useCases) => useCases.reviewCart()),
      {
        success: ({ cart, unavailable }) => {
          this.#cart.replace(cart);
          this.unavailable = unavailable;
          this.reviewing = done;
        },
        failure: (failure) => {
          this.reviewing = { is: 'failed', failure };
        },
      },
    );
  }
}
