import { makeAutoObservable, observableRef } from 'mobx';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { quantityLimits } from '#domain/cart/lines/quantity-limits.ts';
import type { RemovedLine } from '#domain/cart/lines/removed-lines.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { type CartGoodsStore, cartGoodsOf } from '#ui/stores/cart/cart-goods-store.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import { RemovalStore } from '#ui/stores/cart/removal-store.ts';
import type { Added } from '#ui/stores/frame/drawer-store.ts';
import type { Said } from '#ui/words/said.ts';

/** What became of the last press on a card. */
export interface CardNews {
  readonly said: Said;
  /** What was taken out and may come back. */
  readonly undo?: RemovedLine;
}

/** The cart as the cards of lists change it, and what the bar below the page tells of it. */
export class CardCartStore {
  news: CardNews | undefined = undefined;
  readonly removals: RemovalStore;
  readonly #cart: CartStore;
  readonly #goods: CartGoodsStore;

  constructor(removals: RemovalStore, cart: CartStore, goods: CartGoodsStore) {
    this.removals = removals;
    this.#cart = cart;
    this.#goods = goods;
    makeAutoObservable(this, { news: observableRef }, { autoBind: true });
  }

  /** A plus was pressed; what it added is in the cart already. */
  tellAdded({ product, quantity }: Added): void {
    if (quantity === 0) this.tellMost(product);
    else this.news = { said: { key: 'cards.added', blanks: { name: product.title } } };
  }

  tellMost({ preOrder }: { readonly preOrder?: boolean }): void {
    const said: Said = preOrder
      ? { key: 'cart.mostPreOrder', blanks: { limit: quantityLimits.preOrder } }
      : { key: 'cart.most', blanks: { limit: quantityLimits.line } };
    this.news = { said };
  }

  setQuantity(line: CartLine, quantity: number): void {
    const blanks = { name: this.#goods.nameOf(line), count: quantity };
    this.news = { said: { key: 'cards.now', blanks } };
    void this.#cart.setQuantity(line.id, quantity);
  }

  remove({ id }: CartLine): void {
    this.removals.remove(id);
    this.#tellRemoval(this.removals.removed.at(-1));
  }

  /** The answer to the question that a typed 0 asks. */
  decide(removes: boolean): void {
    const before = this.removals.removed;
    this.removals.decide(removes);
    if (this.removals.removed !== before) this.#tellRemoval(this.removals.removed.at(-1));
  }

  async undo(removed: RemovedLine): Promise<void> {
    const done = this.removals.undo(removed);
    this.#tellRemoval(undefined);
    await done;
  }

  /** True when the line was taken out last, by a press on its card. */
  hasRemoved(lineId: string): boolean {
    return this.news?.undo?.line.id === lineId;
  }

  dismiss(): void {
    this.news = undefined;
    this.removals.forget();
  }

  #tellRemoval(undo: RemovedLine | undefined): void {
    const { told: said } = this.removals;
    this.news = said && { said, ...(undo && { undo }) };
  }
}

interface Keeping {
  readonly core: CoreOf<'cartExtras' | 'coupon'>;
  readonly cart: CartStore;
  readonly late: { cardCart?: CardCartStore; cartGoods?: CartGoodsStore };
}

const couponAgainOf =
  ({ core, cart }: Keeping) =>
  async (couponName: string): Promise<void> => {
    await cart.allEnded();
    const outcome = await core.run((useCases) => useCases.coupon.applyCoupon(couponName));
    if (outcome.ok) cart.replace(outcome.value);
  };

/** One for the page, so that every card and the bar speak of the same. */
export const cardCartOf = (stores: Keeping): CardCartStore => {
  const { cart, core, late } = stores;
  const goods = cartGoodsOf(stores);
  late.cardCart ??= new CardCartStore(
    new RemovalStore({ core, cart, goods }, couponAgainOf(stores)),
    cart,
    goods,
  );
  return late.cardCart;
};
