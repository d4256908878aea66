import { makeAutoObservable, observableRef } from 'mobx';
import type { OrderSummary } from '#domain/order/order-history.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';

/** The customer's orders, the newest first, page by page (ROUTE-26). */
export class OrderHistoryStore {
  orders: readonly OrderSummary[] = [];
  total = 0;
  reading: Progress<CallFailure> = idle;
  readonly #core: CoreOf<'account'>;
  #page = 0;

  constructor(core: CoreOf<'account'>) {
    this.#core = core;
    makeAutoObservable(this, { orders: observableRef, reading: observableRef }, { autoBind: true });
  }

  get more(): number {
    return Math.max(0, this.total - this.orders.length);
  }

  /** Loads the next page; the first call loads the first page. */
  async read(): Promise<void> {
    if (this.reading.is === 'running') return;
    this.reading = running;
    const page = this.#page + 1;
    await applyOutcome(
      this.#core.run((useCases) => useCases.account.showOrders(page)),
      {
        success: ({ list, totalOrder }) => {
          this.#page = page;
          this.orders = [...this.orders, ...list];
          this.total = totalOrder;
          this.reading = done;
        },
        failure: (failure) => {
          this.reading = { is: 'failed', failure };
        },
      },
    );
  }
}
