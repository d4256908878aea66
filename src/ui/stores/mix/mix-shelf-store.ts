import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductSummary } from '#domain/catalog/product.ts';
import { anyFlavor, type FlavorFilter, filteredFlavors } from '#domain/mix/flavor-filter.ts';
import { type Bags, contentsOf } from '#domain/mix/mix-bags.ts';
import { mixPrice } from '#domain/mix/mix-price.ts';
import type { MixRules } from '#domain/mix/mix-rules.ts';
import { goneFrom } from '#domain/mix/mix-status.ts';
import { availableFirst } from '#domain/mix/offered-flavors.ts';
import type { Cents } from '#domain/money/cents.ts';

export interface MixShelf {
  readonly rules: MixRules;
  readonly shelf: readonly ProductSummary[];
}

/** What the shop offers for boxes here and now, and what of it is looked at. */
export class MixShelfStore {
  shelf: readonly ProductSummary[];
  rules: MixRules;
  /** Until the box is in the cart, so that rows stay under the finger (D-MIX-05). */
  looking = anyFlavor;
  #given: MixShelf;

  constructor(given: MixShelf) {
    this.#given = given;
    this.rules = given.rules;
    this.shelf = availableFirst(given.shelf);
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

  /** Another place, another language, another hour. False when it is what is on the shelf. */
  stock(given: MixShelf): boolean {
    if (given === this.#given) return false;
    this.#given = given;
    this.rules = given.rules;
    this.shelf = availableFirst(given.shelf);
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
