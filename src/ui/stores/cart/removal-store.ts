import { makeAutoObservable, observableRef } from 'mobx';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import {
  putBack,
  type RemovedLine,
  removedLine,
  withGaps,
  withoutGap,
} from '#domain/cart/lines/removed-lines.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CartGoodsStore } from '#ui/stores/cart/cart-goods-store.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import type { Said } from '#ui/words/said.ts';

interface Parts {
  readonly core: CoreOf<'cartExtras'>;
  readonly cart: CartStore;
  /** Names lines in the language of the page. */
  readonly goods: CartGoodsStore;
}

/** The coupon a removal cost, and how to get it again. */
type CouponAgain = (couponName: string) => Promise<void>;

/**
 * What was taken out of the cart while it is on the screen, each with its undo. One for the page
 * and one for the drawer; whoever leaves it forgets them.
 */
export class RemovalStore {
  /** Newest last. */
  removed: readonly RemovedLine[] = [];
  /** The line somebody typed a 0 for; it waits for a yes. */
  asking: CartLine | undefined = undefined;
  /** The line put back last: it takes the focus. */
  returned: string | undefined = undefined;
  /** Announced to screen readers. */
  told: Said | undefined = undefined;
  readonly #core: CoreOf<'cartExtras'>;
  readonly #cart: CartStore;
  readonly #goods: CartGoodsStore;
  readonly #couponAgain: CouponAgain;
  /** The coupon of the cart before each removal. */
  readonly #coupons = new WeakMap<CartLine, string>();

  constructor({ core, cart, goods }: Parts, couponAgain: CouponAgain) {
    this.#core = core;
    this.#cart = cart;
    this.#goods = goods;
    this.#couponAgain = couponAgain;
    const refs = { removed: observableRef, asking: observableRef, told: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  /** The lines of the cart, and the gaps where removed ones were. */
  get rows(): readonly (CartLine | RemovedLine)[] {
    return withGaps(this.#cart.lines, this.removed);
  }

  remove(lineId: string): void {
    const removed = removedLine(this.#cart.lines, lineId);
    if (removed === undefined) return;
    const { coupon } = this.#cart.cart;
    if (coupon !== undefined) this.#coupons.set(removed.line, coupon.couponName);
    this.removed = [...this.removed, removed];
    this.returned = undefined;
    this.told = { key: 'cart.removed', blanks: { name: this.#goods.nameOf(removed.line) } };
    void this.#cart.remove(lineId);
  }

  /** Puts a line back where it was, and the coupon that was lost with it. */
  async undo(removed: RemovedLine): Promise<void> {
    const { line } = removed;
    const here = new Set(this.#cart.lines.map(({ id }) => id));
    const painted = putBack(this.#cart.lines, removed);
    this.removed = withoutGap(this.removed, removed);
    this.returned = painted.find(({ id }) => !here.has(id))?.id ?? line.id;
    this.told = { key: 'cart.returned', blanks: { name: this.#goods.nameOf(line) } };
    const outcome = await this.#cart.change(painted, () =>
      this.#core.run((useCases) => useCases.cartExtras.putBackLine(removed)),
    );
    const coupon = this.#coupons.get(line);
    if (!outcome.ok || coupon === undefined || outcome.value.coupon !== undefined) return;
    await this.#couponAgain(coupon);
  }

  /** A 0 was typed. */
  ask(line: CartLine): void {
    this.asking = line;
  }

  decide(removes: boolean): void {
    const line = this.asking;
    this.asking = undefined;
    if (removes && line !== undefined) this.remove(line.id);
  }

  forget(): void {
    this.removed = [];
    this.asking = undefined;
    this.returned = undefined;
    this.told = undefined;
  }
}
