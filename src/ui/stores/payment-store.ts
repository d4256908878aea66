import { makeAutoObservable, observableRef } from 'mobx';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import { billingProblems } from '#domain/validation/forms.ts';
import type { FieldName, Problem, ProblemKey } from '#domain/validation/problem.ts';
import type { CardEntryState, CardFieldState } from '#ports/card-vault.ts';
import type { InputRefused, StepNotReady, VaultFailure } from '#ports/failures.ts';
import type { Core } from '#ui/core.ts';
import { withFaults } from '#ui/stores/checkout-fields.ts';
import type { CheckoutStore } from '#ui/stores/checkout-store.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress.ts';
import { settle } from '#ui/stores/settle.ts';

export type PaymentFailure = InputRefused | StepNotReady | VaultFailure;

type CardField = 'nameOnCard' | 'expiry' | 'cardNumber' | 'securityCode';

/** The card form around the vault's fields: what is wrong with which, and how far it got. */
export class PaymentStore {
  completing: Progress<PaymentFailure> = idle;
  problems: Readonly<Partial<Record<CardField, Problem>>> = {};
  card: CardEntryState | undefined = undefined;
  readonly #core: Core;
  readonly #checkout: CheckoutStore;

  constructor(core: Core, checkout: CheckoutStore) {
    this.#core = core;
    this.#checkout = checkout;
    const refs = { completing: observableRef, problems: observableRef, card: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
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

  /** True when the vault took the card and the checkout moved on. */
  async complete(): Promise<boolean> {
    if (this.completing.is === 'running' || this.#billingIsFaulty()) return false;
    this.completing = running;
    await this.#checkout.keep();
    const { paymentInfo, billing, billingSameShippingFlag } = this.#checkout.checkout;
    await settle(
      this.#core.run((useCases) =>
        useCases.completePayment({
          nameOnCard: paymentInfo.nameonCard,
          expiry: paymentInfo.expDate,
          billingSameAsShipping: billingSameShippingFlag,
          ...(billingSameShippingFlag ? {} : { billing: addressOf(billing) }),
        }),
      ),
      {
        success: (checkout) => {
          this.completing = done;
          this.problems = {};
          this.#checkout.replace(checkout);
        },
        failure: (failure) => this.#refuse(failure),
      },
    );
    return this.completing.is === 'done';
  }

  #change(part: Partial<Checkout['paymentInfo']>): void {
    const { checkout } = this.#checkout;
    this.#checkout.change({ ...checkout, paymentInfo: { ...checkout.paymentInfo, ...part } });
  }

  #forget(field: CardField): void {
    const { [field]: _, ...rest } = this.problems;
    this.problems = rest;
  }

  #billingIsFaulty(): boolean {
    const { checkout } = this.#checkout;
    if (checkout.billingSameShippingFlag) return false;
    const billing = billingProblems(addressOf(checkout.billing));
    const count = Object.keys(billing).length;
    this.#checkout.replace(withFaults(checkout, { shipping: {}, billing, count }));
    return count > 0;
  }

  #refuse(failure: PaymentFailure): void {
    this.completing = { is: 'failed', failure };
    if (failure._tag === 'InputRefused') {
      this.problems = { ...hostedProblems(this.card), ...cardProblemsIn(failure.problems) };
    }
    if (failure._tag === 'CardExpiryInvalid') this.problems = { expiry: { key: 'expiry.format' } };
    if (failure._tag === 'CardFieldInvalid') {
      this.problems = {
        ...(failure.number ? { cardNumber: { key: 'card.number' as const } } : {}),
        ...(failure.securityCode ? { securityCode: { key: 'card.securityCode' as const } } : {}),
      };
    }
  }
}

/** The core asks the vault's fields last; the form shows every fault at once. */
const hostedProblems = (
  card: CardEntryState | undefined,
): Readonly<Partial<Record<CardField, Problem>>> => {
  const faultOf = (
    field: CardFieldState | undefined,
    required: ProblemKey,
    wrong: ProblemKey,
  ): Problem | undefined => {
    if (field === undefined || field.valid) return undefined;
    return { key: field.empty ? required : wrong };
  };
  const cardNumber = faultOf(card?.number, 'required.cardNumber', 'card.number');
  const code = faultOf(card?.securityCode, 'required.securityCode', 'card.securityCode');
  return { ...(cardNumber && { cardNumber }), ...(code && { securityCode: code }) };
};

const cardProblemsIn = (
  problems: Readonly<Partial<Record<FieldName, Problem>>>,
): Readonly<Partial<Record<CardField, Problem>>> => {
  const { nameOnCard, expiry, cardNumber, securityCode } = problems;
  return {
    ...(nameOnCard && { nameOnCard }),
    ...(expiry && { expiry }),
    ...(cardNumber && { cardNumber }),
    ...(securityCode && { securityCode }),
  };
};
