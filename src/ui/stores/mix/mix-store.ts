import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ProductId } from '#domain/catalog/product-id.ts';
import { type Bags, bagsToGo, contentsOf, countOf, setCount } from '#domain/mix/mix-bags.ts';
import {
  emptyMixDraft,
  laidUnder,
  type MixDraft,
  undone,
  withoutGone,
} from '#domain/mix/mix-draft.ts';
import { offeredFlavors } from '#domain/mix/offered-flavors.ts';
import { type SavedMix, sameMix } from '#domain/mix/saved-mix.ts';
import { readSharedMix } from '#domain/mix/shared-mix.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { MixItemsGone } from '#ports/mix/mix-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import { findBox, type MixInput, type Unmet } from '#ui/stores/mix/mix-opening.ts';
import { type MixShelf, MixShelfStore } from '#ui/stores/mix/mix-shelf-store.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';

type AddFailure = CallFailure | InputRefused | MixItemsGone;

/** How many changes can be undone. */
const mostUndos = 100;

/** The current mix: a change is shown at once and stored after every press. */
export class MixStore {
  draft: MixDraft = emptyMixDraft;
  opening: Progress<never> = idle;
  adding: Progress<AddFailure> = idle;
  /** Why the requested mix could not be opened. */
  unmet: Unmet | undefined = undefined;
  /**
   * A request that waits for the shopper's decision, because the current mix has unsaved changes.
   */
  asking: MixInput | undefined = undefined;
  past: readonly MixDraft[] = [];
  readonly offer: MixShelfStore;
  readonly #core: CoreOf<'cart' | 'mix'>;
  readonly #cart: CartStore;
  #opened: Promise<void> = Promise.resolve();

  constructor(core: CoreOf<'cart' | 'mix'>, cart: CartStore, given: MixShelf) {
    this.#core = core;
    this.#cart = cart;
    this.offer = new MixShelfStore(given);
    const refs = {
      draft: observableRef,
      adding: observableRef,
      asking: observableRef,
      past: observableRef,
      opening: observableRef,
    };
    makeAutoObservable(this, { ...refs, offer: false }, { autoBind: true });
  }

  get bags(): Bags {
    return this.draft.bags;
  }

  get toGo(): number {
    return bagsToGo(this.bags, this.offer.rules);
  }

  get flavors(): number {
    return contentsOf(this.bags).length;
  }

  get price(): Cents | undefined {
    return this.offer.priceOf(this.bags);
  }

  /** Whether the account has exactly this mix. */
  get isKept(): boolean {
    const { saved, name, bags } = this.draft;
    return saved !== undefined && sameMix(saved, { name, contents: contentsOf(bags) });
  }

  countOf(productId: ProductId): number {
    return countOf(this.bags, productId);
  }

  /** Other flavors are offered now: unavailable bags are taken out. */
  stock(given: MixShelf): void {
    if (this.offer.stock(given)) this.#takeOut(this.offer.goneFrom(this.bags));
  }

  /** The shop reported these as unavailable: their bags are taken out (MIX-08). */
  soldOut(productIds: readonly string[]): void {
    this.offer.soldOut(productIds);
    this.#takeOut(productIds);
  }

  /** Opens the current mix, or the one the address asks for. */
  open(wish: MixInput): Promise<void> {
    this.#opened = this.#bring(wish);
    return this.#opened;
  }

  async #bring(wish: MixInput, isSure = false): Promise<void> {
    this.opening = running;
    this.unmet = undefined;
    const found = await findBox(this.#core, wish, isSure);
    const shared = wish.mix === undefined ? undefined : readSharedMix(wish.mix, this.offer.rules);
    const isBad = wish.mix !== undefined && shared === undefined;
    runInAction(() => {
      if (found.draft !== undefined) this.#lay(found.draft);
      this.unmet = isBad ? 'badLink' : found.unmet;
      this.asking = found.asks && wish;
      this.opening = done;
    });
    if (shared === undefined) return;
    // A shared mix replaces the shopper's own; undo restores it.
    const gone = new Set<string>(this.offer.goneFrom(shared));
    this.#put({ ...emptyMixDraft, bags: shared.filter((bag) => !gone.has(bag)) });
  }

  /** The shopper's decision about the waiting request. */
  async decide(opens: boolean): Promise<void> {
    const wish = this.asking;
    this.asking = undefined;
    if (!opens || wish === undefined) return;
    this.draft = emptyMixDraft;
    this.past = [];
    this.#opened = this.#bring(wish, true);
    await this.#opened;
  }

  /** Resolves when the requested mix is open. */
  allEnded(): Promise<void> {
    return this.#opened;
  }

  setCount(productId: ProductId, count: number): void {
    if (this.#isLeaving) return;
    const bags = setCount(this.bags, productId, count, this.offer.rules);
    if (bags !== this.bags) this.#put({ ...this.draft, bags });
  }

  /** Fills the rest of the mix when it is loaded; presses made meanwhile are included. */
  async surprise(): Promise<void> {
    const { shelf, rules } = this.offer;
    const flavors = offeredFlavors(shelf);
    await this.#opened;
    const fill = (bags: Bags) =>
      this.#core.run((useCases) => useCases.mix.surpriseMix(bags, flavors, rules));
    let bags = this.bags;
    let filled = await fill(bags);
    while (filled.ok && this.bags !== bags) {
      bags = this.bags;
      filled = await fill(bags);
    }
    if (!filled.ok || this.#isLeaving || filled.value.length <= bags.length) return;
    this.#put({ ...this.draft, bags: filled.value });
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined || this.#isLeaving) return;
    this.past = this.past.slice(0, -1);
    const draft = undone(this.draft, before);
    this.#keep(withoutGone(draft, this.offer.goneFrom(draft.bags)));
  }

  startOver(): void {
    if (this.bags.length > 0 && !this.#isLeaving) this.#put({ ...this.draft, bags: [] });
  }

  rename(name: string): void {
    if (!this.#isLeaving) this.#keep({ ...this.draft, name });
  }

  /**
   * Takes over the saved mix. When it equals the mix that was sent, the name the shop gave it is
   * shown, unless another was typed meanwhile.
   */
  keepAs(saved: SavedMix, sent?: MixDraft): void {
    const name = this.draft.name === sent?.name ? saved.name : this.draft.name;
    this.#keep({ ...this.draft, name, saved });
  }

  /** Resolves to true when the mix is in the cart. */
  async addToCart(): Promise<boolean> {
    if (this.adding.is === 'running') return false;
    await track(
      async () => {
        await this.#cart.allEnded();
        return this.#core.run((useCases) => useCases.mix.addMixToCart(this.draft));
      },
      (adding) => {
        this.adding = adding;
      },
      {
        success: (cart) => {
          this.#cart.replace(cart);
          this.draft = emptyMixDraft;
          this.past = [];
          this.offer.lookAtAll();
        },
        failure: (failure) => {
          if (failure._tag === 'MixItemsGone') this.soldOut(failure.productIds);
        },
      },
    );
    return this.adding.is === 'done';
  }

  /** While the mix is being added to the cart it is not changed, and not added twice. */
  get #isLeaving(): boolean {
    return this.adding.is === 'running';
  }

  /** Makes the loaded mix the current one, and applies the presses made meanwhile. */
  #lay(kept: MixDraft): void {
    const laid = laidUnder(kept, this.draft, this.offer.rules);
    const here = withoutGone(laid, this.offer.goneFrom(laid.bags));
    if (here !== kept) this.#keep(here);
    else this.draft = here;
  }

  #put(draft: MixDraft): void {
    this.past = [...this.past, this.draft].slice(-mostUndos);
    this.adding = idle;
    this.#keep(draft);
  }

  #keep(draft: MixDraft): void {
    this.draft = draft;
    void this.#core.run((useCases) => useCases.mix.storeMix(draft));
  }

  #takeOut(productIds: readonly string[]): void {
    const draft = withoutGone(this.draft, productIds);
    if (draft !== this.draft) this.#keep(draft);
  }
}
