import { makeAutoObservable, observableRef } from 'mobx';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ProductNotFound } from '#ports/catalog/product-failures.ts';
import type { EmailDoubted } from '#ports/notice/email-doubted.ts';
import type { ProductAvailable } from '#ports/notice/product-available.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { idle, type Progress } from '#ui/stores/progress/progress.ts';
import { track } from '#ui/stores/progress/track.ts';
import type { Said } from '#ui/words/said.ts';

type Failure =
  | CallFailure
  | InputRefused
  | EmailDoubted
  | ProductNotFound
  | ProductAvailable
  | TooManyAttempts;

/** The back-in-stock form of one product (PDP-05). */
export class BackInStockStore {
  asking: Progress<Failure> = idle;
  /** The e-mail address of the accepted request. */
  toldTo = '';
  readonly #core: CoreOf<'visit'>;
  readonly #productId: ProductId;

  constructor(core: CoreOf<'visit'>, productId: ProductId) {
    this.#core = core;
    this.#productId = productId;
    makeAutoObservable(this, { asking: observableRef }, { autoBind: true });
  }

  get problem(): Said | undefined {
    return this.asking.is === 'failed' ? { failure: this.asking.failure } : undefined;
  }

  /** True when the product is in stock again and the page shows old data. */
  get isBack(): boolean {
    return this.asking.is === 'failed' && this.asking.failure._tag === 'ProductAvailable';
  }

  /** The address that is asked about: sent once more, it is right (D-FORM-03). */
  get doubted(): string | undefined {
    const { asking } = this;
    return asking.is === 'failed' && asking.failure._tag === 'EmailDoubted'
      ? asking.failure.email
      : undefined;
  }

  /** True when the request was accepted. A second press while the first is running does nothing. */
  async ask(email: string): Promise<boolean> {
    if (this.asking.is === 'running') return false;
    const isSure = this.doubted === email.trim();
    await track(
      () =>
        this.#core.run((useCases) => useCases.visit.notifyWhenBack(this.#productId, email, isSure)),
      (asking) => {
        this.asking = asking;
      },
      {
        success: () => {
          this.toldTo = email.trim();
        },
      },
    );
    return this.asking.is === 'done';
  }
}
