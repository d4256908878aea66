import { makeAutoObservable, observableRef } from 'mobx';
import type { OpenedCart } from '#application/cart/extras/open-shared-cart.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** The cart of a link, as it stands today. */
export class SharedCartStore {
  /** Undefined until it is read, and when the link is no shared cart. */
  opened: OpenedCart | undefined = undefined;
  opening: Progress<CallFailure> = idle;
  adding: Progress<never> = idle;
  readonly #core: CoreOf<'cartExtras'>;
  readonly #cart: CartStore;

  constructor(core: CoreOf<'cartExtras'>, cart: CartStore) {
    this.#core = core;
    this.#cart = cart;
    const refs = { opened: observableRef, opening: observableRef, adding: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  async open(text: string): Promise<void> {
    await track(
      () => this.#core.run((useCases) => useCases.cartExtras.openSharedCart(text)),
      (opening) => {
        this.opening = opening;
      },
      {
        success: (opened) => {
          this.opened = opened;
        },
      },
    );
  }

  /** Resolves to the units that were added; 0 when a press before is still at it. */
  async addAll(): Promise<number> {
    const { lines } = this.opened ?? {};
    if (lines === undefined || this.adding.is === 'running') return 0;
    await track(
      async () => {
        await this.#cart.allEnded();
        return this.#core.run((useCases) => useCases.cartExtras.addSharedCart(lines));
      },
      (adding) => {
        this.adding = adding;
      },
      { success: this.#cart.replace },
    );
    return this.adding.is === 'done' ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : 0;
  }
}
