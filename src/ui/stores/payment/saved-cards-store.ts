import { makeAutoObservable, observableRef } from 'mobx';
import type { Customer } from '#domain/account/customer.ts';
import { mostSavedCards, type SavedCard } from '#domain/account/saved-card.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import { choosePaymentCard } from '#domain/payment/card-removal.ts';
import type { PaymentInfo } from '#domain/payment/payment-info.ts';
import { cardsToChoose, withSavedCards } from '#domain/payment/saved-cards.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CheckoutStore } from '#ui/stores/checkout/checkout-store.ts';
import type { ShopperStore } from '#ui/stores/session/shopper-store.ts';

/** The saved cards at the payment step, and the selected one (PAY-23). */
export class SavedCardsStore {
  cards: readonly SavedCard[] = [];
  readonly today: IsoDay;
  /** True when the shopper has selected a card; then the default card is not selected again. */
  #touched = false;
  readonly #core: CoreOf<'account'>;
  readonly #checkout: CheckoutStore;
  readonly #shopper: ShopperStore;

  constructor(
    core: CoreOf<'account'>,
    checkout: CheckoutStore,
    shopper: ShopperStore,
    today: IsoDay,
  ) {
    this.#core = core;
    this.#checkout = checkout;
    this.#shopper = shopper;
    this.today = today;
    makeAutoObservable(this, { cards: observableRef, today: false }, { autoBind: true });
  }

  /** The selected saved card; undefined for a new card. */
  get chosen(): SavedCard | undefined {
    const { payWithSavedCard, cardSequence } = this.#checkout.checkout.paymentInfo;
    if (!payWithSavedCard) return undefined;
    return this.cards.find(({ sequence }) => sequence === cardSequence);
  }

  /** True when the account can store no more cards, so the new one cannot be saved. */
  get full(): boolean {
    return this.cards.length >= mostSavedCards;
  }

  /** Takes the account's cards; none for a guest. */
  offer(customer: Customer | undefined): void {
    this.cards = cardsToChoose(customer?.paymentCards ?? [], this.today);
    const { paymentInfo } = this.#checkout.checkout;
    const { payWithSavedCard, saveNewCard, cards } = paymentInfo;
    if (customer === undefined && !payWithSavedCard && !saveNewCard && cards.length === 0) return;
    const { today } = this;
    const offered = withSavedCards(paymentInfo, this.cards, { today, suggests: !this.#touched });
    const mayAsk = customer !== undefined && !this.full;
    this.#change(mayAsk ? offered : { ...offered, saveNewCard: false });
  }

  /** Asks the shop: a card may have been saved or removed elsewhere (D-CHECKOUT-21). */
  async read(): Promise<void> {
    const { customer } = this.#shopper;
    if (customer === undefined) return;
    const asked = await this.#core.run((useCases) => useCases.account.showCards());
    if (!asked.ok || this.#shopper.customer === undefined) return;
    this.#shopper.become({ ...this.#shopper.customer, paymentCards: asked.value });
  }

  /** Selects a saved card by its sequence, or a new card. */
  choose(sequence: number | undefined): void {
    this.#touched = true;
    this.#change(choosePaymentCard(this.#checkout.checkout.paymentInfo, sequence));
  }

  /** Whether to save the new card in the account (PAY-08). */
  save(saveNewCard: boolean): void {
    this.#change({ ...this.#checkout.checkout.paymentInfo, saveNewCard });
  }

  #change(paymentInfo: PaymentInfo): void {
    this.#checkout.change({ ...this.#checkout.checkout, paymentInfo });
  }
}
