import { makeAutoObservable, observableRef } from 'mobx';
import type { UseCases } from '#application/use-cases.ts';
import type { SpendableGiftCard } from '#domain/gift/gift-tender.ts';
import type { GiftCardUnknown } from '#ports/gift/gift-card-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import type { Progress } from '#ui/stores/progress/progress.ts';

type Shown = Omit<SpendableGiftCard, 'cardRef'>;
type BalanceFailure = CallFailure | InputRefused | GiftCardUnknown | TooManyAttempts;

/** What is left on a gift card, as it was told last. */
export class GiftBalanceStore {
  code = '';
  shown: Shown | undefined = undefined;
  readonly #asking: ActionStore<string, Shown, BalanceFailure, Pick<UseCases, 'gift'>>;

  constructor(core: CoreOf<'gift'>) {
    this.#asking = new ActionStore(
      core,
      (useCases, code) => useCases.gift.showGiftCardBalance(code),
      { success: (shown) => this.#land(shown) },
    );
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  get asking(): Progress<BalanceFailure> {
    return this.#asking.doing;
  }

  type(code: string): void {
    this.code = code;
    this.shown = undefined;
    this.#asking.forget();
  }

  async ask(): Promise<void> {
    this.shown = undefined;
    await this.#asking.run(this.code);
  }

  #land(shown: Shown): void {
    this.shown = shown;
  }
}
