import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ShippingEntry, ShippingOutcome } from '#application/checkout/complete-shipping.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { Customer } from '#domain/account/customer.ts';
import { onlyGiftCards } from '#domain/cart/lines/gift-lines.ts';
import { withAccount } from '#domain/checkout/account-in-checkout.ts';
import { addressOf, type Checkout, freshCheckout } from '#domain/checkout/checkout.ts';
import { withSelectedAddress } from '#domain/checkout/checkout-steps.ts';
import { checkoutToStore } from '#domain/checkout/checkout-to-store.ts';
import { plainAddress } from '#domain/checkout/known-delivery.ts';
import { type Address, emptyAddress } from '#domain/shipping/address.ts';
import { billingProblems } from '#domain/shipping/address-forms.ts';
import type { Problems } from '#domain/validation/problem.ts';
import type { CoreOf } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import {
  type FormPart,
  shippingEntryOf,
  shippingFaults,
  typed,
  withFaults,
} from '#ui/stores/checkout/checkout-fields.ts';
import { tellFaults } from '#ui/stores/checkout/told-faults.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { coreAfter } from '#ui/stores/progress/core-after.ts';
import { done, idle, type Progress, running } from '#ui/stores/progress/progress.ts';
import type {
  AddressChoice,
  ChosenAddress,
  ShippingFailure,
} from '#ui/stores/shipping/shipping-outcome.ts';

/** Pause before what was typed is kept for a reload, milliseconds. */
const keepPause = 400;

/** The cart, as far as a checkout looks at it. */
type CheckoutCart = Pick<CartStore, 'lines' | 'replace' | 'read'>;

/** The current checkout: what was typed, what is wrong with it, and how far it got. */
export class CheckoutStore {
  checkout: Checkout = freshCheckout;
  reading: Progress<never> = idle;
  choice: AddressChoice | undefined = undefined;
  readonly #core: CoreOf<'checkout' | 'session'>;
  readonly #cart: CheckoutCart;
  readonly #completing: ActionStore<
    ShippingEntry,
    ShippingOutcome,
    ShippingFailure,
    Pick<UseCases, 'checkout'>
  >;
  #keeping: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(core: CoreOf<'checkout' | 'session'>, cart: CheckoutCart) {
    this.#core = core;
    this.#cart = cart;
    this.#completing = new ActionStore(
      // What was typed is kept also when the step does not go on.
      coreAfter(core, () => this.keep()),
      (useCases, entry) => useCases.checkout.completeShipping(entry),
      { success: (outcome) => this.#land(outcome), failure: (failure) => this.#fail(failure) },
    );
    const refs = { checkout: observableRef, choice: observableRef };
    makeAutoObservable(this, refs, { autoBind: true });
  }

  get completing(): Progress<ShippingFailure> {
    return this.#completing.doing;
  }

  /** False when the cart holds e-gift cards only: there is no address to send to (D-CART-13). */
  get isSent(): boolean {
    return !onlyGiftCards(this.#cart.lines);
  }

  async read(): Promise<void> {
    if (this.reading.is === 'idle') this.reading = running;
    const stored = await this.#core.run((useCases) => useCases.checkout.readCheckout());
    runInAction(() => {
      if (stored.ok) this.checkout = stored.value;
      this.reading = done;
    });
  }

  /** Takes over what another use case made of the checkout, such as the payment's. */
  replace(checkout: Checkout): void {
    this.checkout = checkout;
  }

  /** The same, while somebody types: what is typed since stays. */
  adopt(checkout: Checkout): void {
    this.checkout = checkoutToStore(this.checkout, checkout);
  }

  /** What was typed is in the form at once and kept a moment later, so a reload loses nothing. */
  change(checkout: Checkout): void {
    this.checkout = checkout;
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => void this.keep(), keepPause);
  }

  type(part: FormPart, name: string, value: string): void {
    // Candidates belong to the address they were asked for.
    if (part === 'shipping') this.choice = undefined;
    this.change(typed(this.checkout, part, name, value));
    if (part === 'shipping' && name === 'zipcode') void this.findPlace();
  }

  /** City and state of the zip where none are typed, and whether anything goes there. */
  async findPlace(): Promise<void> {
    const found = await this.#core.run((useCases) => useCases.checkout.findPlace(this.checkout));
    runInAction(() => {
      const placed = found.ok ? found.value(this.checkout) : this.checkout;
      if (placed !== this.checkout) this.change(placed);
    });
  }

  /** What the account knows fills what nobody typed yet: contact, and the default address. */
  offer(customer: Customer): void {
    const offered = withAccount(this.checkout, customer);
    if (offered !== this.checkout) this.change(offered);
  }

  /** An address of the account, or fields to fill in (CHK-15). */
  select(kept: Address | undefined): void {
    this.choice = undefined;
    const address = kept === undefined ? emptyAddress : plainAddress(kept);
    this.change(withSelectedAddress(this.checkout, address, kept === undefined));
  }

  /** Shows what is wrong with a field that was just left (D-FORM-16). */
  check(part: FormPart, name: string): void {
    const faults = shippingFaults(this.checkout, this.isSent);
    this.checkout = withFaults(this.checkout, faults, { part, name });
  }

  async keep(): Promise<void> {
    clearTimeout(this.#keeping);
    await this.#core.run((useCases) => useCases.checkout.keepCheckout(this.checkout));
  }

  /** True when the step is done; false when something is to fix or an address is to choose. */
  async completeShipping(chosen?: ChosenAddress): Promise<boolean> {
    const faults = shippingFaults(this.checkout, this.isSent);
    this.checkout = withFaults(this.checkout, faults);
    tellFaults(this.#core, faults);
    if (faults.count > 0) return false;
    const done = await this.#completing.run(shippingEntryOf(this.checkout, this.isSent, chosen));
    return done !== undefined && this.choice === undefined;
  }

  /** Shows and tells what is wrong with a billing address of its own; false when nothing is. */
  billingIsFaulty(): boolean {
    if (this.checkout.billingSameShippingFlag) return false;
    const billing = billingProblems(addressOf(this.checkout.billing));
    const faults = { shipping: {}, billing, count: Object.keys(billing).length };
    this.checkout = withFaults(this.checkout, faults);
    tellFaults(this.#core, faults);
    return faults.count > 0;
  }

  #land(outcome: ShippingOutcome): void {
    this.choice = outcome.kind === 'choose-address' ? outcome : undefined;
    if (outcome.kind !== 'completed') return;
    this.checkout = outcome.checkout;
    this.#cart.replace(outcome.cart);
  }

  #fail(failure: ShippingFailure): void {
    if (failure._tag === 'InputRefused') this.#blame(failure.problems);
    // The coupon went: the cart is another one.
    if (failure._tag === 'CouponRefused') void this.#cart.read();
    // So did gift cards that have nothing left.
    if (failure._tag === 'GiftCardChanged') void this.read();
  }

  /** What the shop found wrong lands in the same fields as what the browser found. */
  #blame(problems: Problems): void {
    const faults = { shipping: problems, billing: {}, count: Object.keys(problems).length };
    this.checkout = withFaults(this.checkout, faults);
  }
}
