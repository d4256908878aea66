import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { UseCases } from '#application/use-cases.ts';
import type { Checkout } from '#domain/checkout/checkout.ts';
import { endOfCode, giftCode } from '#domain/gift/gift-code.ts';
import type {
  GiftCardChanged,
  GiftCardEmpty,
  GiftCardUnknown,
} from '#ports/gift/gift-card-failures.ts';
import type { CallFailure, TooManyAttempts } from '#ports/session/call-failures.ts';
import type { InputRefused } from '#ports/validation/input-refused.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CheckoutStore } from '#ui/stores/checkout/checkout-store.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { coreAfter } from '#ui/stores/progress/core-after.ts';
import type { Progress } from '#ui/stores/progress/progress.ts';

type ApplyFailure = CallFailure | InputRefused | GiftCardUnknown | GiftCardEmpty | TooManyAttempts;

/** The last change of the list, to be announced: the end of a code, or that one was removed. */
export type TenderChange =
  | { readonly is: 'applied'; readonly last4: string }
  | { readonly is: 'removed' };

/** Gift cards of the payment step: what is typed, and what became of it. */
export class GiftTenderStore {
  /** Lives in the field alone: what was applied is forgotten at once. */
  code = '';
  change: TenderChange | undefined = undefined;
  /** Why an order was stopped; shown in the payment step until the cards change. */
  stopped: GiftCardChanged | undefined = undefined;
  readonly #checkout: CheckoutStore;
  readonly #applying: ActionStore<string, Checkout, ApplyFailure, Pick<UseCases, 'gift'>>;
  readonly #removing: ActionStore<string, Checkout, never, Pick<UseCases, 'gift'>>;

  #asking: Promise<unknown> = Promise.resolve();

  constructor(core: CoreOf<'gift'>, checkout: CheckoutStore) {
    this.#checkout = checkout;
    const afterTyping = coreAfter(core, () => checkout.keep());
    this.#applying = new ActionStore(
      afterTyping,
      (useCases, code) => useCases.gift.applyGiftCard(code),
      { success: (changed) => this.#land(changed) },
    );
    this.#removing = new ActionStore(
      afterTyping,
      (useCases, cardRef) => useCases.gift.removeGiftCard(cardRef),
      { success: (changed) => this.#land(changed) },
    );
    const refs = { change: observableRef, stopped: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  get applying(): Progress<ApplyFailure> {
    return this.#applying.doing;
  }

  type(code: string): void {
    this.code = code;
    this.#applying.forget();
  }

  /** Resolves when no card is being asked about: only then is it known what is left to pay. */
  async ended(): Promise<void> {
    await this.#asking;
  }

  /** True when the card pays now. */
  async apply(): Promise<boolean> {
    if (this.applying.is === 'running') return false;
    const { code } = this;
    const asked = this.#applying.run(code);
    this.#asking = asked;
    if ((await asked) === undefined) return false;
    runInAction(() => {
      this.code = '';
      this.change = { is: 'applied', last4: endOfCode(giftCode(code)) };
    });
    return true;
  }

  async remove(cardRef: string): Promise<void> {
    this.#applying.forget();
    const asked = this.#removing.run(cardRef);
    this.#asking = asked;
    await asked;
    runInAction(() => {
      this.change = { is: 'removed' };
    });
  }

  /** The order was stopped: the payment step is shown again, with what is on the cards now. */
  async tell(stopped: GiftCardChanged): Promise<void> {
    this.stopped = stopped;
    this.change = undefined;
    await this.#checkout.read();
  }

  #land(checkout: Checkout): void {
    this.stopped = undefined;
    this.#checkout.replace(checkout);
  }
}
