import { makeAutoObservable, observableRef } from 'mobx';
import type { Order } from '#domain/order/order.ts';
import type { OrderHidden } from '#ports/order/order-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';

/** One order of the signed-in customer. */
export class OwnOrderStore {
  order: Order | undefined = undefined;
  reading: Progress<CallFailure | OrderHidden | InputRefused> = idle;
  readonly #core: CoreOf<'order'>;

  constructor(core: CoreOf<'order'>) {
    this.#core = core;
    makeAutoObservable(this, { order: observableRef, reading: observableRef }, { autoBind: true });
  }

  async read(orderId: string, email: string): Promise<void> {
    this.reading = running;
    await applyOutcome(
      this.#core.run((useCases) => useCases.order.showOrder(orderId, email)),
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
}
