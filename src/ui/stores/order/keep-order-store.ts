import { makeAutoObservable } from 'mobx';
import type { UseCases } from '#application/use-cases.ts';
import type { OrderNotFound } from '#ports/order/order-failures.ts';
import type { CallFailure } from '#ports/session/call-failures.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';

/** Puts an order that was placed here as a guest into the history of who is signed in now. */
export class KeepOrderStore {
  readonly keeping: ActionStore<
    string,
    void,
    CallFailure | OrderNotFound,
    Pick<UseCases, 'tracking'>
  >;

  constructor(core: CoreOf<'tracking'>) {
    this.keeping = new ActionStore(core, ({ tracking }, orderId) => tracking.keepOrder(orderId));
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isKept(): boolean {
    return this.keeping.doing.is === 'done';
  }
}
