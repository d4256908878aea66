import { makeAutoObservable } from 'mobx';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { roomFor } from '#domain/mix/mix-bags.ts';
import type { MixStore } from '#ui/stores/mix/mix-store.ts';

/** One flavor in the box: its row is drawn again when this changes, not with every press. */
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

  /** No more of it goes in. */
  get isFull(): boolean {
    return roomFor(this.#mix.bags, this.#productId, this.#mix.offer.rules) === 0;
  }
}
