import { makeAutoObservable, observableRef } from 'mobx';
import type { PlacedOrder, Quote } from '#domain/order/order.ts';
import type { CartEmpty, QuantityRefused } from '#ports/cart/cart-failures.ts';
import type { StepNotReady } from '#ports/checkout/step-not-ready.ts';
import type { SubmitFailure } from '#ports/order/order-failures.ts';
import type { ChallengeRequired } from '#ports/payment/payment-failures.ts';
import type { VaultFailure } from '#ports/payment/vault-failures.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';

export type PlacingFailure =
  | SubmitFailure
  | StepNotReady
  | CartEmpty
  | QuantityRefused
  | VaultFailure;

/** The last press: one order however often it is pressed (ORDER-10). */
export class OrderStore {
  placing: Progress<PlacingFailure> = idle;
  placed: PlacedOrder | undefined = undefined;
  /** The new promise after a price change; it is what the next press would cost. */
  quote: Quote | undefined = undefined;
  /** The bank's page, while it is shown. */
  bank: ChallengeRequired | undefined = undefined;
  readonly #core: CoreOf<'order'>;
  #leaving: Promise<unknown> | undefined = undefined;

  constructor(core: CoreOf<'order'>) {
    this.#core = core;
    const refs = {
      placing: observableRef,
      placed: observableRef,
      quote: observableRef,
      bank: observableRef,
    };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  /** True when the answer to the order itself was lost: it may have been placed. */
  get mayBePlaced(): boolean {
    if (this.placing.is !== 'failed') return false;
    return this.placing.failure._tag === 'OrderUnanswered';
  }

  /** The bank has an answer; which one, the next press finds out. */
  hearBank(): void {
    this.bank = undefined;
  }

  /** Closed without an answer, or the page goes: what the order holds goes back (D-PAY-02). */
  leaveBank(): void {
    if (this.bank === undefined) return;
    this.bank = undefined;
    this.#leaving = this.#core.run((useCases) => useCases.order.withdrawOrder());
  }

  async place(): Promise<PlacedOrder | undefined> {
    if (this.placing.is === 'running' || this.placed !== undefined) return undefined;
    this.placing = running;
    // A press right after: whether the attempt before is over decides which order this is.
    await this.#leaving;
    await settle(
      this.#core.run((useCases) => useCases.order.placeOrder()),
      {
        success: (placed) => {
          this.placed = placed;
          this.placing = done;
        },
        failure: (failure) => {
          this.placing = { is: 'failed', failure };
          if (failure._tag === 'PriceChanged') this.quote = failure.quote;
          if (failure._tag === 'ChallengeRequired') this.bank = failure;
        },
      },
    );
    return this.placed;
  }
}
