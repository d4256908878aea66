import type { Cents } from '#domain/money/cents.ts';
import type { PayingMethod } from '#domain/payment/payment-info.ts';
import { fingerprint } from '#server/base/host/fingerprint.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';
import type { AccountRow } from '#server/data/account/accounts.ts';
import type { PaymentMeans } from '#server/parties/gateway.ts';
import { requireApproved, requireKeptAccount } from '#server/payment/account-means.ts';
import { type CardChoice, type PaymentCard, requireCard } from '#server/payment/payment-card.ts';

/** How a submission pays. */
export type PaymentChoice = CardChoice | WalletChoice | AccountChoice | StoredAccountChoice;

/** Apple Pay: base64 of its encrypted token, and how the wallet names the card. */
export interface WalletChoice {
  readonly method: 'apple-pay';
  readonly paymentData: string;
  readonly cardName: string;
}

/** An order that its payer approved at PayPal (D-API-31). */
export interface AccountChoice {
  readonly method: 'payment-account';
  readonly orderId: string;
  readonly orderRequestId: string;
  readonly payerId: string;
  readonly paymentId: string;
}

/** A PayPal account that the customer keeps with the shop. */
export interface StoredAccountChoice {
  readonly method: 'kept-account';
  readonly paymentAccountId: string;
}

/** A payment that may be tried: what is written down of it, and what the gateway is sent. */
export interface CheckedPayment {
  readonly method: PayingMethod;
  /** Names what pays one order only: a second order with it is refused. */
  readonly claim: string;
  /** The card's brand, or how a wallet or account names itself to its owner. */
  readonly brand: string;
  /** Empty where no card number is known. */
  readonly last4: string;
  /** The card to keep for an account once the payment is approved. */
  readonly keep?: NonNullable<PaymentCard['keep']>;
  readonly instrumentId?: string;
  /** The account of the shop that keeps the payment account once the payment is approved. */
  readonly keepFor?: string;
  /** The gateway's reference of the attempt, where it was named before there was an order. */
  readonly reference?: string;
  readonly means: PaymentMeans;
}

/** What pays a submission, good to be tried; refused before anything is reserved. */
export const requireMeans = async (
  parts: Pick<ShopParts, 'db' | 'clock'>,
  actorHash: string,
  choice: PaymentChoice,
  { due, account }: { readonly due: Cents; readonly account: AccountRow | undefined },
): Promise<CheckedPayment | Refusal> => {
  switch (choice.method) {
    case 'card': {
      const card = await requireCard(parts, actorHash, choice, account);
      return isRefusal(card) ? card : cardPayment(choice.transientToken, card);
    }
    case 'apple-pay':
      return walletPayment(choice);
    case 'payment-account':
      return requireApproved(parts, actorHash, choice, { due, account });
    case 'kept-account':
      return requireKeptAccount(parts, choice, account);
  }
};

const cardPayment = (
  transientToken: string,
  { jti, brand, last4, keep, stored }: PaymentCard,
): CheckedPayment => ({
  method: 'card',
  claim: jti,
  brand,
  last4,
  ...(keep && { keep }),
  ...(stored && { instrumentId: stored.instrumentId }),
  means: {
    method: 'card',
    transientToken,
    ...(stored && { stored }),
    ...(keep && { keep }),
  },
});

/** The token is sealed for the gateway: the shop can only see that it comes once. */
const walletPayment = ({ paymentData, cardName }: WalletChoice): CheckedPayment => ({
  method: 'apple-pay',
  claim: fingerprint(paymentData),
  brand: cardName,
  last4: '',
  means: { method: 'apple-pay', paymentData },
});
