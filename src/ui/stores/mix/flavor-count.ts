import { makeAutoObservable } from 'mobx';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { roomFor } from '#domain/mix/mix-bags.ts';
import type { MixStore } from '#ui/stores/mix/mix-store.ts';

/** The count of one flavor in the mix; its row is rendered again only when this changes. */
export class FlavorCount {
  readonly #mix: MixStore;
  readonly #productId: ProductId;

  constructor(mix: MixStore, productId: ProductId) {
    this.#mix = mix;
    this.#productId = productId;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get count(): number {
    return this.#mix.countOf(this.#productId);
  }

  /** True when no more of it fits. */
  get isFull(): boolean {
    return roomFor(this.#mix.bags, this.#productId, this.#mix.offer.rules) === 0;
  }
}
