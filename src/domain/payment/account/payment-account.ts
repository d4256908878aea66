import type { Cents } from '#domain/money/cents.ts';

/** A session at the payment-account service, as the shop opened it (PACC-02, PACC-03). */
export interface AccountSession {
  readonly merchantReferenceCode: string;
  readonly paymentRedirectURL: string;
  readonly paymentSessionRequestId: string;
  readonly paymentId: string;
}

/** Which of the three dialogs is shown; at most one (D-CHECKOUT-18). */
export interface AccountModals {
  readonly showProcessing: boolean;
  readonly showCancelled: boolean;
  readonly showError: boolean;
}

export interface AccountLine {
  readonly name: string;
  readonly quantity: number;
  readonly total: Cents;
}

/** What the payer approved, as an order that can be sold (PACC-05). */
export interface AccountOrder {
  readonly orderId: string;
  readonly orderRequestId: string;
  readonly lineItems: readonly AccountLine[];
}

/**
 * The payment-account object (PACC-02 … PACC-06): how far a payment by PayPal got. Of all this the
 * device stores the wish `validateAddress` and the reference of the attempt only (D-CHECKOUT-08).
 */
export interface PaymentAccount
  extends Partial<AccountSession>,
    Partial<Omit<AccountOrder, 'lineItems'>>,
    AccountModals {
  readonly payerId?: string;
  readonly lineItems: readonly AccountLine[];
  /** The payer's address at PayPal becomes the order's, once it passed the shop's rules (ADDR-24). */
  readonly validateAddress: boolean;
}

const noModal: AccountModals = { showProcessing: false, showCancelled: false, showError: false };

export const freshAccount: PaymentAccount = { ...noModal, lineItems: [], validateAddress: false };

/** What stays from one try to the next: the wish and the attempt's reference (D-CHECKOUT-15). */
const kept = ({ merchantReferenceCode, validateAddress }: PaymentAccount): PaymentAccount => ({
  ...freshAccount,
  validateAddress,
  ...(merchantReferenceCode !== undefined && { merchantReferenceCode }),
});

/** As a device stores it: no id of the service, of the payer or of the order. */
export const accountToStore = kept;

/** The press: whatever an earlier try brought is over. */
export const accountBegun = (
  account: PaymentAccount,
  validateAddress: boolean,
): PaymentAccount => ({
  ...kept(account),
  validateAddress,
  showProcessing: true,
});

export const sessionOpened = (account: PaymentAccount, session: AccountSession): PaymentAccount => {
  const { merchantReferenceCode, paymentRedirectURL, paymentSessionRequestId, paymentId } = session;
  return {
    ...kept(account),
    merchantReferenceCode,
    paymentRedirectURL,
    paymentSessionRequestId,
    paymentId,
    showProcessing: true,
  };
};

/** Back from the approval page, which another tab or a reload may have left (PACC-04). */
export const approvalReturned = (
  account: PaymentAccount,
  { paymentId, payerId }: { readonly paymentId: string; readonly payerId: string },
): PaymentAccount => ({
  ...(account.paymentId === paymentId ? account : kept(account)),
  ...noModal,
  paymentId,
  payerId,
  showProcessing: true,
});

export const accountOrdered = (account: PaymentAccount, order: AccountOrder): PaymentAccount => {
  const { orderId, orderRequestId, lineItems } = order;
  return { ...account, ...noModal, orderId, orderRequestId, lineItems };
};

/** The payer went back without approving: nothing of the try is left. */
export const approvalCancelled = (account: PaymentAccount): PaymentAccount => ({
  ...kept(account),
  showCancelled: true,
});

/** The session is kept, so that its details can be asked for again (P-43). */
export const accountFailed = (account: PaymentAccount): PaymentAccount => ({
  ...account,
  ...noModal,
  showError: true,
});

export const modalClosed = (account: PaymentAccount): PaymentAccount => ({
  ...account,
  ...noModal,
});
