import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';

/** What carries the cart over the free-shipping limit; without an answer nothing is offered. */
export class FillerStore {
  offered: readonly ProductSummary[] = [];
  readonly #core: CoreOf<'cartExtras'>;
  #asked = 0;

  constructor(core: CoreOf<'cartExtras'>) {
    this.#core = core;
    makeAutoObservable(this, { offered: observableRef }, { autoBind: true });
  }

  /** Only the answer to the last question counts. */
  async find(missing: Cents): Promise<void> {
    this.#asked += 1;
    const question = this.#asked;
    const offer = (found: readonly ProductSummary[]) => {
      if (question === this.#asked) this.offered = found;
    };
    if (missing <= 0) return offer([]);
    await applyOutcome(
      this.#core.run((useCases) => useCases.cartExtras.showFillers(missing)),
      { success: offer, failure: () => offer([]) },
    );
  }
}
