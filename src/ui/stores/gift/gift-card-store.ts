import { makeAutoObservable, observableRef } from 'mobx';
import type { ChosenGiftCard, GiftCardDesign, GiftRecipient } from '#domain/gift/gift.ts';
import { offeredGiftCards } from '#domain/gift/gift-amount.ts';
import {
  checkGiftCard,
  checkGiftField,
  checkOtherAmount,
  chooseGiftCard,
  emptyGiftCardForm,
  type GiftCardForm,
  offerGiftCards,
  showECard,
  typeGiftCard,
  typeOtherAmount,
} from '#domain/gift/gift-card-form.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import { hasProblems } from '#domain/validation/problem.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import { applyOutcome } from '#ui/stores/progress/apply-outcome.ts';

/** The form of an e-gift card, until it is in the cart. */
export class GiftCardStore {
  form: GiftCardForm = emptyGiftCardForm;
  offered: readonly ChosenGiftCard[] = [];
  /** Counts submits, so that the same errors are announced again. */
  attempt = 0;
  readonly today: () => IsoDay;
  readonly #core: CoreOf<'gift'>;
  readonly #cart: CartStore;

  constructor(core: CoreOf<'gift'>, cart: CartStore, today: () => IsoDay) {
    this.#core = core;
    this.#cart = cart;
    this.today = today;
    makeAutoObservable(
      this,
      { form: observableRef, offered: observableRef, today: false },
      { autoBind: true },
    );
  }

  /** Another language brings the cards anew: what was chosen stays chosen. */
  offer(designs: readonly GiftCardDesign[]): void {
    this.offered = offeredGiftCards(designs);
    this.form = offerGiftCards(this.form, designs);
  }

  choose(card: ChosenGiftCard): void {
    this.form = chooseGiftCard(this.form, card);
  }

  typeAmount(typed: string): void {
    this.form = typeOtherAmount(this.form, this.offered, typed);
  }

  checkAmount(): void {
    this.form = checkOtherAmount(this.form, this.offered);
  }

  type(field: keyof GiftRecipient, value: string): void {
    this.form = typeGiftCard(this.form, field, value);
  }

  check(field: keyof GiftRecipient): void {
    this.form = checkGiftField(this.form, field, this.today());
  }

  preview(visible: boolean): void {
    this.form = showECard(this.form, visible);
  }

  /** Resolves to the recipient's first name when the card is in the cart, else to undefined. */
  async add(): Promise<string | undefined> {
    this.attempt += 1;
    this.form = checkGiftCard(this.form, this.offered, this.today());
    const { cardObj, firstName, lastName, recipientEmail, giftMessage, sendOn, errorObj } =
      this.form;
    if (cardObj === undefined || hasProblems(errorObj)) return undefined;
    const recipient = { firstName, lastName, recipientEmail, giftMessage, sendOn };
    let added: string | undefined;
    await applyOutcome(
      this.#core.run((useCases) => useCases.gift.addGiftCard(cardObj, recipient)),
      {
        success: (cart) => {
          this.#cart.replace(cart);
          this.form = chooseGiftCard(emptyGiftCardForm, cardObj);
          this.attempt = 0;
          added = firstName.trim();
        },
        failure: ({ problems }) => {
          this.form = { ...this.form, errorObj: problems };
        },
      },
    );
    return added;
  }
}
