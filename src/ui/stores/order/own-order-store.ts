import { makeAutoObservable, observableRef } from 'mobx';
import type { Order } from '#domain/order/order.ts';
import type { CallFailure, InputRefused, OrderNotFound } from '#ports/failures.ts';
import type { Core } from '#ui/core/core.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';

/** One order of the signed-in customer. */
export class OwnOrderStore {
  order: Order | undefined = undefined;
  reading: Progress<CallFailure | OrderNotFound | InputRefused> = idle;
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
    makeAutoObservable(this, { order: observableRef, reading: observableRef }, { autoBind: true });
  }

  async read(orderId: string, email: string): Promise<void> {
    this.reading = running;
    await settle(
      this.#core.run((useCases) => useCases.showOrder(orderId, email)),
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
