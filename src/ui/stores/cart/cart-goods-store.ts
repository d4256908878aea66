import { makeAutoObservable, observableRef } from 'mobx';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';

/** Products whose looks a line needs: its own, or for a box those inside. */
const shownBy = (line: CartLine): readonly ProductId[] =>
  line.kind === 'mix' ? line.contents.map(({ productId }) => productId) : [line.productId];

/**
 * Titles, makers, colours and pictures of what is in the cart, in the language of the page. Without
 * an answer lines look as they were stored.
 */
export class CartGoodsStore {
  known: ReadonlyMap<string, ProductSummary> = new Map();
  readonly #core: CoreOf<'cartExtras'>;
  #asked = new Set<string>();
  #where = '';

  constructor(core: CoreOf<'cartExtras'>) {
    this.#core = core;
    makeAutoObservable(this, { known: observableRef }, { autoBind: true });
  }

  /** The name of a line: of a mix its own, else as the shop says it today. */
  nameOf({ title, productId }: CartLine): string {
    return this.known.get(productId)?.title ?? title ?? productId;
  }

  /** `where`: language and location, which change what the shop answers. */
  meet(lines: readonly CartLine[], where: string): Promise<void> {
    return this.meetProducts(lines.flatMap(shownBy), where);
  }

  async meetProducts(shown: readonly ProductId[], where: string): Promise<void> {
    if (where !== this.#where) {
      this.#where = where;
      this.#asked = new Set();
    }
    const ids = shown.filter((id) => !this.#asked.has(id));
    if (ids.length === 0) return;
    for (const id of ids) this.#asked.add(id);
    await applyOutcome(
      this.#core.run((useCases) => useCases.cartExtras.showCartGoods(ids)),
      {
        success: (cards) => {
          if (where === this.#where) this.learn(cards);
        },
        failure: () => {
          this.#asked = new Set();
        },
      },
    );
  }

  learn(cards: readonly ProductSummary[]): void {
    this.known = new Map([
      ...this.known,
      ...cards.map((card): [string, ProductSummary] => [card.productId, card]),
    ]);
  }
}

interface Keeping {
  readonly core: CoreOf<'cartExtras'>;
  readonly late: { cartGoods?: CartGoodsStore };
}

/** One for the page, so that the drawer knows what the cart page learned. */
export const cartGoodsOf = ({ core, late }: Keeping): CartGoodsStore => {
  late.cartGoods ??= new CartGoodsStore(core);
  return late.cartGoods;
};
