import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type {
  CallFailure,
  InputRefused,
  ProductAvailable,
  ProductNotFound,
  TooManyAttempts,
} from '#ports/failures.ts';
import type { Core } from '#ui/core/core.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import { settle } from '#ui/stores/progress/settle.ts';
import type { Said } from '#ui/words/said.ts';

type Failure = CallFailure | InputRefused | ProductNotFound | ProductAvailable | TooManyAttempts;

/** The form of one product that is gone: who to tell when it is back (PDP-05). */
export class BackInStockStore {
  asking: Progress<Failure> = idle;
  /** The e-mail that was taken down. */
  toldTo = '';
  readonly #core: Core;
  readonly #productId: ProductId;

  constructor(core: Core, productId: ProductId) {
    this.#core = core;
    this.#productId = productId;
    makeAutoObservable(this, { asking: observableRef }, { autoBind: true });
  }

  get problem(): Said | undefined {
    return this.asking.is === 'failed' ? { failure: this.asking.failure } : undefined;
  }

  /** True when it came back before the form was sent: the page is older than the shelf. */
  get isBack(): boolean {
    return this.asking.is === 'failed' && this.asking.failure._tag === 'ProductAvailable';
  }

  /** True when the wish is kept. A second press while the first is on its way does nothing. */
  async ask(email: string): Promise<boolean> {
    if (this.asking.is === 'running') return false;
    this.asking = running;
    await settle(
      this.#core.run((useCases) => useCases.notifyWhenBack(this.#productId, email)),
      {
        success: () => {
          this.asking = done;
          this.toldTo = email.trim();
        },
        failure: (failure) => {
          this.asking = { is: 'failed', failure };
        },
      },
    );
    return this.asking.is === 'done';
  }
}
