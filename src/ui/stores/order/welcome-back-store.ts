import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { OrderSummary } from '#domain/order/order-history.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import { SavedMixesStore } from '#ui/stores/mix/saved-mixes-store.ts';
import { failureOf, idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** What somebody who comes back had before. */
export class WelcomeBackStore {
  last: OrderSummary | undefined = undefined;
  /** Cards of today, so that price and stock are right; what is no longer sold is left out. */
  low: readonly ProductSummary[] = [];
  reading: Progress<CallFailure> = idle;
  /** True when everything that was asked for was answered, or failed, at least once. */
  answered = false;
  readonly mixes: SavedMixesStore;
  readonly #core: CoreOf<'welcome'>;
  #asked = 0;

  constructor(core: CoreOf<'welcome' | 'mix'>, cart: CartStore) {
    this.#core = core;
    this.mixes = new SavedMixesStore(core, cart);
    const refs = { last: observableRef, low: observableRef, reading: observableRef, mixes: false };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  get hasMixes(): boolean {
    return (this.mixes.shown?.mixes.length ?? 0) > 0;
  }

  get failure(): CallFailure | undefined {
    return failureOf(this.reading) ?? failureOf(this.mixes.reading);
  }

  get isRunning(): boolean {
    return this.reading.is === 'running' || this.mixes.reading.is === 'running';
  }

  /** Before the first order and the first saved mix there is nothing to come back to. */
  get isEmpty(): boolean {
    return this.last === undefined && !this.hasMixes && this.failure === undefined;
  }

  /** Of several at once only the last counts. */
  async read(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    await Promise.all([this.#readOrders(asked), this.#readMixes()]);
    if (asked === this.#asked) this.end();
  }

  end(): void {
    this.answered = true;
  }

  #readOrders(asked: number): Promise<void> {
    return track(
      () => this.#core.run((useCases) => useCases.welcome.showWelcomeBack()),
      (reading) => {
        if (asked === this.#asked) this.reading = reading;
      },
      {
        success: ({ last, low }) => {
          if (asked !== this.#asked) return;
          this.last = last;
          this.low = low.map(({ product }) => product);
        },
      },
    );
  }

  #readMixes(): Promise<void> {
    return this.mixes.take(() => this.#core.run((useCases) => useCases.welcome.showMixesAgain()));
  }
}
