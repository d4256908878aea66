import { makeAutoObservable, observableRef } from 'mobx';
import type { Order } from '#domain/order/order.ts';
import type { OrderHidden } from '#ports/order/order-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';

/** One order that was placed from this browser. */
export class PlacedOrderStore {
  order: Order | undefined = undefined;
  /** True when this browser did not place that order. */
  foreign = false;
  reading: Progress<CallFailure | OrderHidden | InputRefused> = idle;
  readonly #core: CoreOf<'order'>;

  constructor(core: CoreOf<'order'>) {
    this.#core = core;
    makeAutoObservable(this, { order: observableRef, reading: observableRef }, { autoBind: true });
  }

  async read(orderId: string): Promise<void> {
    this.reading = running;
    const placed = await this.#core.run((useCases) => useCases.order.ordersPlacedHere());
    const here = placed.ok ? placed.value.find((order) => order.orderId === orderId) : undefined;
    if (here === undefined) return this.refuse();
    await applyOutcome(
      this.#core.run((useCases) => useCases.order.showOrder(orderId, here.email)),
      {
        success: (order) => {
          this.order = order;
          this.reading = done;
        },
        failure: (failure) => {
          this.reading = { is: 'failed', failure };
        },
      },
    );
  }

  refuse(): void {
    this.foreign = true;
  }
}
