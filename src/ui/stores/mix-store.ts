import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { anyFlavor, type FlavorWish, wishedFlavors } from '#domain/mixpack/flavor-wish.ts';
import { type Bags, bagsToGo, contentsOf, countOf, setCount } from '#domain/mixpack/mix-box.ts';
import { emptyMixDraft, type MixDraft } from '#domain/mixpack/mix-draft.ts';
import { mixPrice } from '#domain/mixpack/mix-price.ts';
import type { MixRules } from '#domain/mixpack/mix-rules.ts';
import { offeredFlavors } from '#domain/mixpack/offered-flavors.ts';
import { readSharedMix } from '#domain/mixpack/shared-mix.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { CallFailure, InputRefused, MixItemsGone } from '#ports/failures.ts';
import type { Core } from '#ui/core.ts';
import type { CartStore } from '#ui/stores/cart-store.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress.ts';
import { settle } from '#ui/stores/settle.ts';

/** What the builder's page was opened with. */
export interface MixWish {
  /** A line of the cart to change. */
  readonly edit?: string;
  /** A box somebody shared. */
  readonly mix?: string;
}

export interface MixShelf {
  readonly rules: MixRules;
  readonly shelf: readonly ProductSummary[];
}

type AddFailure = CallFailure | InputRefused | MixItemsGone;

/** Presses that can be taken back. */
const mostUndos = 100;

/** The box on the table: painted at once, kept after every press. */
export class MixStore {
  draft: MixDraft = emptyMixDraft;
  opening: Progress<never> = idle;
  adding: Progress<AddFailure> = idle;
  /** What became of the wish the page was opened with, when it could not be met. */
  unmet: 'missingLine' | 'badLink' | undefined = undefined;
  past: readonly Bags[] = [];
  /** Which flavors are looked at: until the box is in the cart, so that rows stay under the finger. */
  looking = anyFlavor;
  readonly shelf: readonly ProductSummary[];
  readonly rules: MixRules;
  readonly #core: Core;
  readonly #cart: CartStore;
  #opened: Promise<void> = Promise.resolve();

  constructor(core: Core, cart: CartStore, { rules, shelf }: MixShelf) {
    this.#core = core;
    this.#cart = cart;
    this.rules = rules;
    // What can be had comes first; the shop's order stays within each half.
    this.shelf = [
      ...shelf.filter((one) => one.available),
      ...shelf.filter((one) => !one.available),
    ];
    const refs = {
      draft: observableRef,
      adding: observableRef,
      past: observableRef,
      looking: observableRef,
    };
    makeAutoObservable(
      this,
      { ...refs, opening: observableRef, shelf: false, rules: false },
      { autoBind: true },
    );
  }

  get bags(): Bags {
    return this.draft.bags;
  }

  get shown(): readonly ProductSummary[] {
    return wishedFlavors(this.shelf, this.looking);
  }

  look(wish: FlavorWish): void {
    this.looking = wish;
  }

  get toGo(): number {
    return bagsToGo(this.bags, this.rules);
  }

  get flavors(): number {
    return contentsOf(this.bags).length;
  }

  get price(): Cents | undefined {
    const prices = new Map(this.shelf.map((one) => [one.productId as string, one.price]));
    return mixPrice(contentsOf(this.bags), (productId) => prices.get(productId), this.rules);
  }

  countOf(productId: ProductId): number {
    return countOf(this.bags, productId);
  }

  /** Brings the box that was left here, or the one the address asks for. */
  open(wish: MixWish): Promise<void> {
    this.#opened = this.#bring(wish);
    return this.#opened;
  }

  async #bring(wish: MixWish): Promise<void> {
    this.opening = running;
    this.unmet = undefined;
    const line = wish.edit;
    const edited =
      line === undefined ? undefined : await this.#core.run((useCases) => useCases.editMix(line));
    // A line that is gone must not cost the box that stands on the table.
    const read =
      edited?.ok === true ? edited : await this.#core.run((useCases) => useCases.readMix());
    const shared = wish.mix === undefined ? undefined : readSharedMix(wish.mix, this.rules);
    runInAction(() => {
      if (read.ok) this.#lay(read.value);
      if (edited?.ok === false) this.unmet = 'missingLine';
      if (wish.mix !== undefined && shared === undefined) this.unmet = 'badLink';
      this.opening = done;
    });
    // A shared box comes on top of the own one, which undo brings back.
    if (shared !== undefined) this.#put(this.#offered(shared), { replaceMixItems: [] });
  }

  setCount(productId: ProductId, count: number): void {
    if (this.#isLeaving) return;
    const bags = setCount(this.bags, productId, count, this.rules);
    if (bags !== this.bags) this.#put(bags);
  }

  /** Fills the rest of the box as it is when that is known: it may be on its way, or pressed at. */
  async surprise(): Promise<void> {
    const flavors = offeredFlavors(this.shelf);
    const { rules } = this;
    await this.#opened;
    const fill = (bags: Bags) =>
      this.#core.run((useCases) => useCases.surpriseMix(bags, flavors, rules));
    let bags = this.bags;
    let filled = await fill(bags);
    while (filled.ok && this.bags !== bags) {
      bags = this.bags;
      filled = await fill(bags);
    }
    if (filled.ok && !this.#isLeaving && filled.value.length > bags.length) this.#put(filled.value);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined || this.#isLeaving) return;
    this.past = this.past.slice(0, -1);
    this.#keep({ ...this.draft, bags: before });
  }

  startOver(): void {
    if (this.bags.length > 0 && !this.#isLeaving) this.#put([]);
  }

  rename(name: string): void {
    if (!this.#isLeaving) this.#keep({ ...this.draft, name });
  }

  /** Resolves to whether the box is in the cart now. */
  async addToCart(): Promise<boolean> {
    if (this.adding.is === 'running') return false;
    this.adding = running;
    await this.#cart.settled();
    const { draft } = this;
    await settle(
      this.#core.run((useCases) => useCases.addMixToCart(draft)),
      {
        success: (cart) => {
          this.#cart.replace(cart);
          this.draft = emptyMixDraft;
          this.past = [];
          this.looking = anyFlavor;
          this.adding = done;
        },
        failure: (failure) => {
          this.adding = { is: 'failed', failure };
        },
      },
    );
    return this.adding === done;
  }

  /** A box on its way into the cart is not changed any more, and not sent twice. */
  get #isLeaving(): boolean {
    return this.adding.is === 'running';
  }

  /** Puts the kept box on the table; what was pressed while it was fetched comes on top. */
  #lay(kept: MixDraft): void {
    const { bags: pressed, name } = this.draft;
    let { bags } = kept;
    for (const { productId, quantity } of contentsOf(pressed)) {
      bags = setCount(bags, productId, countOf(bags, productId) + quantity, this.rules);
    }
    const laid = { ...kept, bags, name: name === '' ? kept.name : name };
    if (pressed.length > 0 || name !== '') this.#keep(laid);
    else this.draft = laid;
  }

  #put(bags: Bags, more: Partial<MixDraft> = {}): void {
    this.past = [...this.past, this.bags].slice(-mostUndos);
    this.adding = idle;
    this.#keep({ ...this.draft, ...more, bags });
  }

  #keep(draft: MixDraft): void {
    this.draft = draft;
    void this.#core.run((useCases) => useCases.keepMix(draft));
  }

  #offered(bags: Bags): Bags {
    const offered = new Set(offeredFlavors(this.shelf));
    return bags.filter((bag) => offered.has(bag));
  }
}
