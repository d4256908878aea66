import { makeAutoObservable, runInAction } from 'mobx';
import type { Cart } from '#domain/cart/cart.ts';
import type { CartLink, SignInMerge } from '#domain/cart/cart-link.ts';
import { canTellMerge, isStored } from '#domain/cart/linked-cart.ts';
import { type MergeSummaryLine, mergeSummary } from '#domain/cart/merge-summary.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import type { NoticeStore } from '#ui/stores/notice/notice-store.ts';
import type { ShopperStore } from '#ui/stores/session/shopper-store.ts';

/** How long after the last change the account's cart is saved, ms (D-CART-20). */
const savePause = 1000;
/** How long after a failed save it is tried again, ms. */
const retryPause = 15_000;

interface Parts {
  readonly core: CoreOf<'accountCart'>;
  readonly cart: CartStore;
  readonly shopper: ShopperStore;
  readonly notice: NoticeStore;
}

/**
 * Synchronises the cart of this device with the account's, and holds the merge receipt of a
 * sign-in.
 */
export class AccountCartStore {
  /** True while an undo or redo of the merge is running. */
  switching = false;
  /** The merge token of the sign-in whose receipt is shown on this page; a reload forgets it. */
  receiptOf: string | undefined = undefined;
  /** Places on the screen that can show the receipt now. */
  receiptPlaces = 0;
  /** The order that the account's cart names, when the answer to the order itself was lost. */
  placed: string | undefined = undefined;
  readonly #core: CoreOf<'accountCart'>;
  readonly #cart: CartStore;
  readonly #shopper: ShopperStore;
  readonly #notice: NoticeStore;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor({ core, cart, shopper, notice }: Parts) {
    this.#core = core;
    this.#cart = cart;
    this.#shopper = shopper;
    this.#notice = notice;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The link to the account of who is signed in. */
  get #link(): CartLink | undefined {
    const { link } = this.#cart.cart;
    return link?.accountId === this.#shopper.customer?.id ? link : undefined;
  }

  /** The merge whose receipt is on the screen of this page. */
  get merge(): SignInMerge | undefined {
    const link = this.#link;
    const { merge } = link ?? {};
    return link?.token === this.receiptOf && merge?.state !== 'pending' ? merge : undefined;
  }

  /** A merge that nobody saw the receipt of yet. */
  get hasReceipt(): boolean {
    return this.#link !== undefined && canTellMerge(this.#cart.cart, 'receipt');
  }

  get news(): readonly MergeSummaryLine[] {
    return this.merge === undefined ? [] : mergeSummary(this.merge);
  }

  get isUndone(): boolean {
    return this.merge?.state === 'undone';
  }

  /** True when this device's cart has changes that the account's has not. */
  get isUnsaved(): boolean {
    return this.#shopper.customer !== undefined && !isStored(this.#cart.cart);
  }

  /** Synchronises now; does nothing for guests. */
  async sync(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#shopper.customer === undefined) return;
    await this.#cart.allEnded();
    const synced = await this.#core.run((useCases) => useCases.accountCart.syncCart());
    if (!synced.ok) return this.syncAfter(retryPause);
    const { cart, placed } = synced.value;
    this.#cart.replace(cart);
    if (placed !== undefined) this.placed = placed;
    if (this.hasReceipt && this.receiptPlaces === 0) await this.#tellNews();
  }

  /** Somebody looks at the cart: the receipt of a merge is shown there, once for all tabs. */
  async showReceipt(): Promise<void> {
    const token = this.#link?.token;
    const told = await this.#core.run((useCases) => useCases.accountCart.tellMerge('receipt'));
    if (!told.ok || !told.value.isFirst) return;
    this.#cart.replace(told.value.cart);
    runInAction(() => {
      this.receiptOf = token;
    });
  }

  /** A place that shows the receipt is on the screen until the returned function runs. */
  offerReceipt(): () => void {
    this.receiptPlaces += 1;
    return () =>
      runInAction(() => {
        this.receiptPlaces -= 1;
      });
  }

  /** Synchronises after a pause; each further change restarts the pause. */
  syncSoon(): void {
    this.syncAfter(savePause);
  }

  syncAfter(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.sync(), pause);
  }

  /** The page may be closed at any moment, so this does not wait. */
  leave(): void {
    if (!this.isUnsaved) return;
    void this.#core.run((useCases) => useCases.accountCart.syncCart('leaving'));
  }

  async undo(): Promise<void> {
    await this.#switch(() => this.#core.run((useCases) => useCases.accountCart.undoMerge()));
    this.#notice.say({ key: 'merge.undoneText' });
  }

  async redo(): Promise<void> {
    await this.#switch(() => this.#core.run((useCases) => useCases.accountCart.redoMerge()));
    this.#notice.say({ key: 'merge.title' });
  }

  async close(): Promise<void> {
    await this.#switch(() => this.#core.run((useCases) => useCases.accountCart.closeMerge()));
  }

  /** Adds the lines of an earlier order to the cart; returns what was added and left out. */
  async reorder(orderId: string) {
    await this.#cart.allEnded();
    const outcome = await this.#core.run((useCases) => useCases.accountCart.reorder(orderId));
    if (outcome.ok) {
      this.#cart.replace(outcome.value.cart);
      this.syncSoon();
    }
    return outcome;
  }

  async #switch(
    ask: () => Promise<{ readonly ok: true; readonly value: Cart } | { readonly ok: false }>,
  ): Promise<void> {
    if (this.switching) return;
    this.switching = true;
    await this.#cart.allEnded();
    const outcome = await ask();
    if (outcome.ok) this.#cart.replace(outcome.value);
    runInAction(() => {
      this.switching = false;
    });
    this.syncSoon();
  }

  /** On any other page a message says it, once for all tabs. */
  async #tellNews(): Promise<void> {
    const told = await this.#core.run((useCases) => useCases.accountCart.tellMerge('news'));
    if (!told.ok || !told.value.isFirst) return;
    this.#cart.replace(told.value.cart);
    this.#notice.show({
      severity: 'success',
      title: { key: 'merge.title' },
      link: { to: '/cart', key: 'cart.view' },
    });
  }
}

interface Keeping extends Parts {
  readonly late: { accountCart?: AccountCartStore };
}

export const accountCartOf = (stores: Keeping): AccountCartStore => {
  stores.late.accountCart ??= new AccountCartStore(stores);
  return stores.late.accountCart;
};
