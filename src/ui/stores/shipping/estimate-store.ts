import { makeAutoObservable, observableRef } from 'mobx';
import type { ZipEstimate } from '#application/shipping/delivery/estimate-cart.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

/** When the cart, or one product, would come to the shopper's zip code. */
export class EstimateStore {
  found: ZipEstimate | undefined = undefined;
  asking: Progress<CallFailure> = idle;
  readonly #core: CoreOf<'delivery'>;
  readonly #productId: ProductId | undefined;
  #asked = 0;

  constructor(core: CoreOf<'delivery'>, productId?: ProductId) {
    this.#core = core;
    this.#productId = productId;
    makeAutoObservable(this, { found: observableRef, asking: observableRef }, { autoBind: true });
  }

  /** Of several questions only the last one's answer is taken. */
  async ask(): Promise<void> {
    this.#asked += 1;
    const turn = this.#asked;
    const isLast = () => turn === this.#asked;
    await track(
      () =>
        this.#core.run(({ delivery }) =>
          this.#productId === undefined
            ? delivery.estimateCart()
            : delivery.expectProduct(this.#productId),
        ),
      (asking) => {
        if (isLast()) this.asking = asking;
      },
      {
        success: (found) => {
          if (isLast()) this.found = found;
        },
      },
    );
  }
}
