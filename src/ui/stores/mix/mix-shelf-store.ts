import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { anyFlavor, type FlavorFilter, filteredFlavors } from '#domain/mix/flavor-filter.ts';
import { type Bags, contentsOf } from '#domain/mix/mix-bags.ts';
import { mixPrice } from '#domain/mix/mix-price.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import { goneFrom } from '#domain/mix/mix-status.ts';
import { availableFirst, makersInTurn } from '#domain/mix/offered-flavors.ts';
import type { Cents } from '#domain/money/cents.ts';

export interface MixShelf {
  readonly rules: MixRules;
  readonly shelf: readonly ProductSummary[];
}

/** The flavors the shop offers for mixes at this location, and how the list is filtered. */
export class MixShelfStore {
  shelf: readonly ProductSummary[];
  rules: MixRules;
  /** Stays until the mix is in the cart, so that rows do not move meanwhile (D-MIX-05). */
  looking = anyFlavor;
  #given: MixShelf;

  constructor(given: MixShelf) {
    this.#given = given;
    this.rules = given.rules;
    this.shelf = availableFirst(makersInTurn(given.shelf));
    const refs = { shelf: observableRef, rules: observableRef, looking: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  get shown(): readonly ProductSummary[] {
    return filteredFlavors(this.shelf, this.looking);
  }

  look(wish: FlavorFilter): void {
    this.looking = wish;
  }

  lookAtAll(): void {
    this.looking = anyFlavor;
  }

  /** Takes newly loaded flavors; false when they are the ones it has. */
  stock(given: MixShelf): boolean {
    if (given === this.#given) return false;
    this.#given = given;
    this.rules = given.rules;
    this.shelf = availableFirst(makersInTurn(given.shelf));
    return true;
  }

  soldOut(productIds: readonly string[]): void {
    const gone = new Set(productIds);
    this.shelf = availableFirst(
      this.shelf.map((one) => (gone.has(one.productId) ? { ...one, available: false } : one)),
    );
  }

  goneFrom(bags: Bags): readonly string[] {
    return goneFrom(contentsOf(bags), this.shelf).map(({ productId }) => productId);
  }

  priceOf(bags: Bags): Cents | undefined {
    const prices = new Map(this.shelf.map((one) => [one.productId as string, one.price]));
    return mixPrice(contentsOf(bags), (productId) => prices.get(productId), this.rules);
  }
}
