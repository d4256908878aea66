import type { PaymentAccount } from '#domain/payment/account/payment-account.ts';
import type { GivenAccount, GivenWallet } from '#domain/payment/given-payment.ts';
import {
  noPaymentSession,
  type PaymentSessionFlags,
} from '#domain/payment/session/payment-session.ts';

/** What may be known about a card outside the gateway: brand, mask and whether fields are valid. */
export interface CardInfo {
  readonly cardType: string;
  readonly cardNumberMask: string;
  readonly cardNumberValid: boolean;
  readonly cvvNumberValid: boolean;
  /** The removal key of a saved card; a new card has none (D-CHECKOUT-21). */
  readonly sequence?: number;
}

/** A token of the card vault and its masked claims. Never persisted, never logged (PAY-10). */
export interface CardToken {
  readonly transientToken: string;
  readonly jti: string;
  /** Unix time in milliseconds. */
  readonly expiresAt: number;
  readonly brand: string;
  readonly last4: string;
}

/** With what money is asked for; gift cards are taken before. */
export type PayingMethod = 'card' | 'apple-pay' | 'payment-account' | 'saved-account';

export interface PaymentInfo {
  readonly nameonCard: string;
  /** MM/YY as typed. */
  readonly expDate: string;
  readonly captureContextData?: string;
  readonly transientToken?: string;
  /** Masked claims of the token (D-CHECKOUT-06). */
  readonly decryptedCardToken?: Omit<CardToken, 'transientToken'>;
  readonly cardInfo?: CardInfo;
  readonly cards: readonly CardInfo[];
  readonly payWithSavedCard: boolean;
  /** Of the saved card that is to pay. */
  readonly cardSequence?: number;
  readonly saveNewCard: boolean;
  /** What pays in place of a card. */
  readonly method?: Exclude<PayingMethod, 'card'>;
  readonly wallet?: GivenWallet;
  readonly account?: GivenAccount;
  /** Keep the payment account for the next order (PACC-15); a guest's wish is ignored. */
  readonly keepAccount?: boolean;
  /** How far the payment by PayPal got (PACC-02 … PACC-06). */
  readonly paymentAccount?: PaymentAccount;
  /** Of the kept payment account that is to pay. */
  readonly paymentAccountId?: string;
  readonly session: PaymentSessionFlags;
}

export const freshPayment: PaymentInfo = {
  nameonCard: '',
  expDate: '',
  cards: [],
  payWithSavedCard: false,
  saveNewCard: false,
  session: noPaymentSession,
};
