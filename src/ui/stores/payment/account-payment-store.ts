import type { Effect } from 'effect';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PayingFailure } from '#application/payment/account/pay-with-account.ts';
import type { UseCases } from '#application/use-cases.ts';
import {
  accountChosen,
  accountOf,
  savedAccountChosen,
  withoutAccount,
  withPaymentAccount,
} from '#domain/checkout/account-payment.ts';
import { addressOf, type Checkout } from '#domain/checkout/checkout.ts';
import type { ApprovalReturn } from '#domain/payment/account/approval-return.ts';
import { modalClosed, type PaymentAccount } from '#domain/payment/account/payment-account.ts';
import type { PaymentAccountGone } from '#ports/payment/approval-failures.ts';
import type { ApprovalPlace, ApprovalWindow } from '#ports/payment/payment-account.ts';
import type { BrowserCore } from '#ui/core/core.ts';
import type { CartStore } from '#ui/stores/cart/cart-store.ts';
import type { CheckoutStore } from '#ui/stores/checkout/checkout-store.ts';
import { ActionStore } from '#ui/stores/progress/action-store.ts';
import { coreAfter } from '#ui/stores/progress/core-after.ts';
import type { Progress } from '#ui/stores/progress/progress.ts';
import type { ShopperStore } from '#ui/stores/session/shopper-store.ts';

export type AccountFailure = PayingFailure | PaymentAccountGone;

type Wish =
  | { readonly kind: 'pay'; readonly window: ApprovalWindow }
  | { readonly kind: 'returned'; readonly returned: ApprovalReturn }
  | { readonly kind: 'kept'; readonly paymentAccountId: string };

interface AccountParts {
  readonly core: Pick<BrowserCore, 'run' | 'approvals'>;
  readonly checkout: CheckoutStore;
  readonly cart: Pick<CartStore, 'read'>;
  readonly shopper: ShopperStore;
}

/** The payment step's part of PayPal: what was chosen, and how far the payer got (PACC-06). */
export class AccountPaymentStore {
  /** Loaded before the press: a window opens in the press itself, or not at all. */
  place: ApprovalPlace | undefined = undefined;
  readonly #parts: AccountParts;
  readonly #paying: ActionStore<Wish, Checkout, AccountFailure, Pick<UseCases, 'accountPayment'>>;
  #window: ApprovalWindow | undefined = undefined;
  /** The last answer of the approval page, so that its details can be asked for again (P-43). */
  #returned: ApprovalReturn | undefined = undefined;

  constructor(parts: AccountParts) {
    this.#parts = parts;
    this.#paying = new ActionStore(
      coreAfter(parts.core, () => parts.checkout.keep()),
      (useCases, wish) => this.#act(useCases, wish),
      { success: (checkout) => parts.checkout.replace(checkout) },
    );
    makeAutoObservable(this, { place: observableRef }, { autoBind: true });
  }

  get paying(): Progress<AccountFailure> {
    return this.#paying.doing;
  }

  get attempt(): number {
    return this.#paying.attempt;
  }

  get account(): PaymentAccount {
    return accountOf(this.#parts.checkout.checkout);
  }

  /** The payer is at PayPal's page, or on the way there or back. */
  get isProcessing(): boolean {
    return this.paying.is === 'running';
  }

  /** An answer of PayPal's page whose details did not arrive. */
  get canAskAgain(): boolean {
    const { paying } = this;
    return paying.is === 'failed' && paying.failure._tag === 'AccountDetailsFailed';
  }

  /** Asks the shop: an account may have been kept or removed since, here or elsewhere. */
  async readAccounts(): Promise<void> {
    const { core, shopper } = this.#parts;
    if (shopper.customer === undefined) return;
    const read = await core.run((useCases) => useCases.account.refreshCustomer());
    if (!read.ok || shopper.customer === undefined) return;
    const { paymentAccounts = [] } = read.value;
    shopper.become({ ...shopper.customer, paymentAccounts });
    const { method, paymentAccountId: chosen } = this.#parts.checkout.checkout.paymentInfo;
    const isThere = paymentAccounts.some(({ paymentAccountId: id }) => id === chosen);
    // Removed meanwhile: there is nothing left of the choice to look at or to change.
    if (method === 'saved-account' && !isThere) this.choose('card');
  }

  async prepare(): Promise<void> {
    const loaded = await this.#parts.core.approvals();
    runInAction(() => {
      if (loaded.ok) this.place = loaded.value;
    });
  }

  choose(method: 'card' | 'paypal' | { readonly kept: string }): void {
    const { checkout } = this.#parts.checkout;
    this.#paying.forget();
    this.#change(withPaymentAccount(withChoice(checkout, method), modalClosed));
  }

  wishAddress(validateAddress: boolean): void {
    const { checkout } = this.#parts.checkout;
    this.#change(withPaymentAccount(checkout, (account) => ({ ...account, validateAddress })));
  }

  wishKeeping(keepAccount: boolean): void {
    const { checkout } = this.#parts.checkout;
    this.#change({ ...checkout, paymentInfo: { ...checkout.paymentInfo, keepAccount } });
  }

  /** Called in the press itself. True when the payer approved and the checkout moved on. */
  async pay(): Promise<boolean> {
    if (this.isProcessing || this.place === undefined || this.#parts.checkout.billingIsFaulty())
      return false;
    this.#window = this.place.open();
    return this.#run({ kind: 'pay', window: this.#window });
  }

  async payKept(paymentAccountId: string): Promise<boolean> {
    if (this.#parts.checkout.billingIsFaulty()) return false;
    return this.#run({ kind: 'kept', paymentAccountId });
  }

  /** What the address says that the payer came back to. */
  takeReturn(returned: ApprovalReturn): Promise<boolean> {
    return this.#run({ kind: 'returned', returned });
  }

  async askAgain(): Promise<boolean> {
    return this.#returned === undefined ? false : this.takeReturn(this.#returned);
  }

  /** The payer's window goes; that ends the try as cancelled. */
  cancel(): void {
    this.#window?.close();
  }

  async #run(wish: Wish): Promise<boolean> {
    const done = await this.#paying.run(wish);
    if (done === undefined) await this.#parts.checkout.read();
    // The price may be another one now, that of the payer's address.
    await this.#parts.cart.read();
    return done !== undefined;
  }

  #act(
    { accountPayment }: Pick<UseCases, 'accountPayment'>,
    wish: Wish,
  ): Effect.Effect<Checkout, AccountFailure> {
    const { checkout } = this.#parts.checkout;
    switch (wish.kind) {
      case 'pay': {
        const { keepAccount = false } = checkout.paymentInfo;
        const { validateAddress } = accountOf(checkout);
        return accountPayment.payWithAccount({
          place: wish.window,
          onApproved: (approval) => {
            this.#returned = approval;
          },
          validateAddress,
          keepAccount,
          ...billingOf(checkout),
        });
      }
      case 'kept': {
        const { paymentAccountId } = wish;
        return accountPayment.payWithSavedAccount({ paymentAccountId, ...billingOf(checkout) });
      }
      case 'returned':
        this.#returned = wish.returned;
        return accountPayment.returnFromApproval(wish.returned);
    }
  }

  #change(checkout: Checkout): void {
    this.#parts.checkout.change(checkout);
  }
}

const withChoice = (
  checkout: Checkout,
  method: 'card' | 'paypal' | { readonly kept: string },
): Checkout => {
  if (method === 'card') return withoutAccount(checkout);
  return method === 'paypal'
    ? accountChosen(checkout, checkout.paymentInfo.keepAccount === true)
    : savedAccountChosen(checkout, method.kept);
};

const billingOf = ({ billing, billingSameShippingFlag }: Checkout) => ({
  billingSameAsShipping: billingSameShippingFlag,
  ...(billingSameShippingFlag ? {} : { billing: addressOf(billing) }),
});
