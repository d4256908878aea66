import { compareStructural, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Outcome } from '#application/run.ts';
import { type Cart, emptyCart } from '#domain/cart/cart.ts';
import { defaultFreeShippingThreshold } from '#domain/cart/free-shipping.ts';
import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import { cartCount } from '#domain/cart/lines/count-lines.ts';
import { addLine, changeQuantity, removeLine } from '#domain/cart/lines/edit-lines.ts';
import { newLine } from '#domain/cart/lines/new-line.ts';
import { withLines } from '#domain/cart/review-lines.ts';
import { type CartTotals, totalsOf } from '#domain/cart/totals.ts';
import type { ProductSummary } from '#domain/catalog/product.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import type { Checked } from '#domain/validation/checked.ts';
import type { ShopFailure } from '#ports/shop-failure.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { ChangeQueue } from '#ui/stores/cart/change-queue.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';

/** What the cart store calls after a change: the notice bar and the drawer are other stores. */
export interface CartNews {
  readonly added: (product: ProductSummary, quantity: number, isCard?: boolean) => void;
  readonly refused: (failure: ShopFailure) => void;
}

type Change<Failure> = Promise<Outcome<Cart, Failure>>;

/**
 * The current cart. A press is shown at once, computed by the same domain function that the use
 * case decides with, before the use case runs. Use cases run one after the other, and the last
 * answer is final.
 */
export class CartStore {
  cart: Cart = emptyCart;
  reading: Progress<never> = idle;
  freeShippingThreshold: Cents = defaultFreeShippingThreshold;
  readonly #core: CoreOf<'cart'>;
  readonly #news: CartNews;
  readonly #painted: () => Promise<void>;
  readonly #changes = new ChangeQueue();

  constructor(core: CoreOf<'cart'>, news: CartNews, painted = () => Promise.resolve()) {
    this.#core = core;
    this.#news = news;
    this.#painted = painted;
    makeAutoObservable(this, { cart: observableRef, reading: observableRef }, { autoBind: true });
  }

  get lines(): readonly CartLine[] {
    return this.cart.lines;
  }

  get count(): number {
    return cartCount(this.cart.lines);
  }

  get totals(): Checked<CartTotals> {
    const { lines, coupon, shipping, tax } = this.cart;
    return totalsOf(lines, {
      discount: coupon?.discount,
      freeOrder: coupon?.freeOrder,
      shippingCharge: shipping?.shippingCharge,
      tax: tax?.totalTax,
      threshold: shipping?.freeShippingThreshold ?? this.freeShippingThreshold,
    });
  }

  setThreshold(threshold: Cents): void {
    this.freeShippingThreshold = threshold;
  }

  /** No cart is stored, so the empty one is what reading would find. */
  begin(): void {
    if (this.reading.is === 'idle') this.reading = done;
  }

  async read(): Promise<void> {
    if (this.reading.is === 'idle') this.reading = running;
    await this.change(this.cart.lines, () =>
      this.#core.run((useCases) => useCases.cart.readCart()),
    );
    runInAction(() => {
      this.reading = done;
    });
  }

  /** Another tab changed the cart. */
  hear({ name }: ShopEvent): void {
    if (name === 'cartStored') void this.read();
  }

  async add(product: ProductSummary, quantity: number): Promise<void> {
    if (await this.#add(product, quantity)) this.#news.added(product, quantity);
  }

  /** The plus of a card; 0 when no more of it may be ordered, which is told. */
  async addFromCard(product: ProductSummary, quantity: number): Promise<void> {
    if (quantity > 0 && !(await this.#add(product, quantity))) return;
    this.#news.added(product, quantity, true);
  }

  async setQuantity(lineId: string, quantity: number): Promise<void> {
    await this.change(changeQuantity(this.cart.lines, lineId, quantity), () =>
      this.#core.run((useCases) => useCases.cart.changeQuantity(lineId, quantity)),
    );
  }

  async remove(lineId: string): Promise<void> {
    await this.change(removeLine(this.cart.lines, lineId), () =>
      this.#core.run((useCases) => useCases.cart.removeLine(lineId)),
    );
  }

  /**
   * Takes the cart that another use case returned. While calls are running that may not
   * know of it, such as the first reading, the cart is read again after them.
   */
  replace(cart: Cart): void {
    if (this.#changes.busy) void this.read();
    else this.#show(cart);
  }

  /** Resolves when the use cases of all presses so far have ended. */
  allEnded(): Promise<void> {
    return this.#changes.allEnded();
  }

  /** Shows a change at once, then asks for it; the answer, or the stored cart, is shown after it. */
  async change<Failure extends ShopFailure>(
    painted: readonly CartLine[],
    ask: () => Change<Failure>,
  ): Change<Failure> {
    runInAction(() => {
      this.cart = withLines(this.cart, painted);
    });
    const outcome = await this.#changes.ask(async () => {
      await this.#painted();
      return ask();
    });
    if (outcome.ok) this.#land(outcome.value);
    else await this.#undo(outcome.failure);
    return outcome;
  }

  async #add(product: ProductSummary, quantity: number): Promise<boolean> {
    const painted = addLine(this.cart.lines, newLine(product, quantity));
    const outcome = await this.change(painted, () =>
      this.#core.run((useCases) => useCases.cart.addToCart(product, quantity)),
    );
    return outcome.ok;
  }

  /** Only the last answer is shown: earlier ones do not include later presses. */
  #land(cart: Cart): void {
    if (this.#changes.busy) return;
    runInAction(() => this.#show(cart));
  }

  /** An unchanged line stays the same object, so that only changed rows are rendered again. */
  #show(cart: Cart): void {
    const before = new Map(this.cart.lines.map((line) => [line.id, line]));
    const lines = cart.lines.map((line) => {
      const same = before.get(line.id);
      return same && compareStructural(same, line) ? same : line;
    });
    this.cart = { ...cart, lines };
  }

  async #undo(failure: ShopFailure): Promise<void> {
    this.#news.refused(failure);
    const stored = await this.#core.run((useCases) => useCases.cart.readCart());
    if (stored.ok) this.#land(stored.value);
  }
}
