import type { Effect } from 'effect';
import { makeAutoObservable, observableRef } from 'mobx';
import type { UseCases } from '#application/use-cases.ts';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { type PaymentMethod, paymentMethodOf } from '#domain/payment/payment-method.ts';
import type { CardEntry, CardEntryState } from '#ports/payment/card-vault.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CheckoutStore } from '#ui/stores/checkout/checkout-store.ts';
import {
  type CardField,
  type CardProblems,
  cardProblemsOf,
  codeProblems,
  type PaymentFailure,
} from '#ui/stores/payment/card-problems.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { coreAfter } from '#ui/stores/progress/core-after.ts';
import type { Progress } from '#ui/stores/progress/progress.ts';

/** The card form around the vault's fields: what is wrong with which, and how far it got. */
export class PaymentStore {
  problems: CardProblems = {};
  card: CardEntryState | undefined = undefined;
  readonly #checkout: CheckoutStore;
  readonly #completing: ActionStore<void, Checkout, PaymentFailure, Pick<UseCases, 'payment'>>;

  constructor(core: CoreOf<'payment'>, checkout: CheckoutStore) {
    this.#checkout = checkout;
    this.#completing = new ActionStore(
      coreAfter(core, () => checkout.keep()),
      (useCases) => this.#handIn(useCases),
      {
        success: (completed) => this.#land(completed),
        failure: (failure) => this.#refuse(failure),
      },
    );
    const refs = { problems: observableRef, card: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  get completing(): Progress<PaymentFailure> {
    return this.#completing.doing;
  }

  /** True when the vault's fields are on the page and can be typed in; until then nothing can be paid. */
  fieldsAreReady(entry: CardEntry | undefined): boolean {
    return entry !== undefined && this.card?.loaded === true;
  }

  get brands(): readonly string[] {
    return this.card?.brands ?? [];
  }

  /** What the hosted fields say about themselves; never what was typed. */
  look(card: CardEntryState): void {
    this.card = card;
    if (card.number.valid) this.#forget('cardNumber');
    if (card.securityCode.valid) this.#forget('securityCode');
  }

  typeName(nameonCard: string): void {
    this.#forget('nameOnCard');
    this.#change({ nameonCard });
  }

  /** The stroke between month and year comes by itself. */
  typeExpiry(text: string): void {
    this.#forget('expiry');
    const before = this.#checkout.checkout.paymentInfo.expDate;
    const grows = text.length > before.length;
    this.#change({ expDate: grows && /^\d{2}$/.test(text) ? `${text}/` : text });
  }

  /** Other fields are on the page: what was wrong with those before does not matter. */
  startOver(): void {
    this.problems = {};
    this.#completing.forget();
  }

  /** True when the vault took the card and the checkout moved on. */
  async complete(): Promise<boolean> {
    if (this.completing.is === 'running' || this.#isFaulty()) return false;
    return (await this.#completing.run()) !== undefined;
  }

  /** The method as the form has it: whatever is due, a form is shown for a card only. */
  get #method(): PaymentMethod {
    return paymentMethodOf(this.#checkout.checkout.paymentInfo, undefined);
  }

  #handIn(useCases: Pick<UseCases, 'payment'>): Effect.Effect<Checkout, PaymentFailure> {
    const { paymentInfo, billing, billingSameShippingFlag } = this.#checkout.checkout;
    const typedBilling = {
      billingSameAsShipping: billingSameShippingFlag,
      ...(billingSameShippingFlag ? {} : { billing: addressOf(billing) }),
    };
    const method = this.#method;
    switch (method.kind) {
      case 'nothing-to-pay':
      // These are given on pages of their own, not with this form.
      case 'apple-pay':
      case 'payment-account':
      case 'saved-account':
        return useCases.payment.skipPayment();
      case 'saved-card':
        return useCases.payment.payWithSavedCard({
          cardSequence: method.cardSequence,
          ...typedBilling,
        });
      case 'new-card': {
        const { nameOnCard, saveNewCard } = method;
        const { expDate: expiry } = paymentInfo;
        return useCases.payment.completePayment({
          nameOnCard,
          expiry,
          saveNewCard,
          ...typedBilling,
        });
      }
    }
  }

  #change(part: Partial<Checkout['paymentInfo']>): void {
    const { checkout } = this.#checkout;
    this.#checkout.change({ ...checkout, paymentInfo: { ...checkout.paymentInfo, ...part } });
  }

  #forget(field: CardField): void {
    const { [field]: _, ...rest } = this.problems;
    this.problems = rest;
  }

  /**
   * What can be told without asking anybody. What is typed in the vault's fields is heard a moment later, so only the
   * vault says whether it is enough; beside another fault it is told as it was heard last.
   */
  #isFaulty(): boolean {
    if (!this.#checkout.billingIsFaulty()) return false;
    if (this.#method.kind === 'saved-card') this.problems = codeProblems(this.card);
    return true;
  }

  #land(completed: Checkout): void {
    this.problems = {};
    this.#checkout.replace(completed);
  }

  #refuse(failure: PaymentFailure): void {
    this.problems = cardProblemsOf(failure, this.card);
  }
}
