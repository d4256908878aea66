import { fingerprint } from '#server/base/host/fingerprint.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';
import { requireApproved, requireSavedAccount, type Sale } from '#server/payment/account-means.ts';
import type {
  AccountChoice,
  CheckedPayment,
  SavedAccountChoice,
} from '#server/payment/checked-payment.ts';
import { type CardChoice, type PaymentCard, requireCard } from '#server/payment/payment-card.ts';

/** How a submission pays. */
export type PaymentChoice = CardChoice | WalletChoice | AccountChoice | SavedAccountChoice;

/** Apple Pay: base64 of its encrypted token, and how the wallet names the card. */
export interface WalletChoice {
  readonly method: 'apple-pay';
  readonly paymentData: string;
  readonly cardName: string;
}

/** What pays a submission, good to be tried; refused before anything is reserved. */
export const requireMeans = async (
  parts: Pick<ShopParts, 'db' | 'clock'>,
  actorHash: string,
  choice: PaymentChoice,
  sale: Sale,
): Promise<CheckedPayment | Refusal> => {
  const { account } = sale;
  switch (choice.method) {
    case 'card': {
      const card = await requireCard(parts, actorHash, choice, account);
      return isRefusal(card) ? card : cardPayment(choice.transientToken, card);
    }
    case 'apple-pay':
      return walletPayment(choice);
    case 'payment-account':
      return requireApproved(parts, actorHash, choice, sale);
    case 'saved-account':
      return requireSavedAccount(parts, choice, account);
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
