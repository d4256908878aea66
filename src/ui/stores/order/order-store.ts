import { makeAutoObservable, observableRef } from 'mobx';
import type { PlacingOutcome } from '#application/order/placing-outcome.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { Quote } from '#domain/order/order.ts';
import type { GiftCardChanged } from '#ports/gift/gift-card-failures.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { coreAfter } from '#ui/stores/progress/core-after.ts';
import type { Progress } from '#ui/stores/progress/progress.ts';

type BankQuestion = Extract<PlacingOutcome, { readonly is: 'waiting-for-bank' }>;

/** The last press: one order however often it is pressed (ORDER-10). */
export class OrderStore {
  /** What became of it. */
  outcome: PlacingOutcome | undefined = undefined;
  /** The new promise after a price change; it is what the next press would cost. */
  quote: Quote | undefined = undefined;
  /** The bank's question, while its page is shown. */
  bank: BankQuestion | undefined = undefined;
  readonly #core: CoreOf<'order'>;
  readonly #press: ActionStore<void, PlacingOutcome, never, Pick<UseCases, 'order'>>;
  /** Numbers of orders placed here before this screen opened; a newer one is another tab's (P-23). */
  #ordersBefore: readonly string[] = [];
  readonly #opening: Promise<void>;
  #leaving: Promise<unknown> | undefined = undefined;

  constructor(core: CoreOf<'order'>) {
    this.#core = core;
    this.#opening = this.#readOrders();
    this.#press = new ActionStore(
      // A press right after: whether the attempt before is over decides which order this is.
      coreAfter(core, () => Promise.all([this.#leaving, this.#opening])),
      (useCases) => {
        const ordersBefore = this.#ordersBefore;
        return useCases.order.placeOrder({ asksAgain: false, showsBank: true, ordersBefore });
      },
      { success: (outcome) => this.#land(outcome) },
    );
    const refs = { outcome: observableRef, quote: observableRef, bank: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  get placing(): Progress<never> {
    return this.#press.doing;
  }

  /** The order's number, once there is one. */
  get orderId(): string | undefined {
    const { outcome } = this;
    if (outcome?.is === 'placed') return outcome.order.orderId;
    return outcome?.is === 'placed-elsewhere' ? outcome.orderId : undefined;
  }

  /** Why the last press went no further, when gift cards were it (D-GIFT-10). */
  get changedGiftCards(): GiftCardChanged | undefined {
    const failure = this.outcome?.is === 'refused' ? this.outcome.failure : undefined;
    return failure?._tag === 'GiftCardChanged' ? failure : undefined;
  }

  /** Refused because the shop did not answer before anything was sent. */
  get isUnheard(): boolean {
    const { outcome } = this;
    return outcome?.is === 'refused' && outcome.failure._tag === 'ShopUnreachable';
  }

  /** The bank has an answer; which one, the next press finds out. */
  hearBank(): void {
    this.bank = undefined;
  }

  /** Closed without an answer, or the page goes: what the order holds goes back (D-PAY-02). */
  leaveBank(): void {
    if (this.bank === undefined) return;
    const { attempt } = this.bank;
    this.bank = undefined;
    this.#leaving = this.#core.run((useCases) => useCases.order.withdrawOrder(attempt));
  }

  /** The number of the order this press made; undefined when it made none. */
  async place(): Promise<string | undefined> {
    if (this.orderId !== undefined) return undefined;
    const pressed = await this.#press.run();
    return pressed === undefined ? undefined : this.orderId;
  }

  #land(outcome: PlacingOutcome): void {
    this.outcome = outcome;
    if (outcome.is === 'price-changed') this.quote = outcome.failure.quote;
    if (outcome.is === 'waiting-for-bank') this.bank = outcome;
  }

  async #readOrders(): Promise<void> {
    const placed = await this.#core.run((useCases) => useCases.order.ordersPlacedHere());
    if (placed.ok) this.#ordersBefore = placed.value.map(({ orderId }) => orderId);
  }
}
