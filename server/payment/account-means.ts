import { randomUUID } from 'node:crypto';
import type { Cents } from '#domain/money/cents.ts';
import type { Address } from '#domain/shipping/address.ts';
import { fingerprint, fingerprintOf } from '#server/base/host/fingerprint.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import type { AccountRow } from '#server/data/account/accounts.ts';
import { readPaymentAccounts } from '#server/data/account/payment-accounts.ts';
import {
  type AccountSessionRow,
  accountSessionOfOrder,
  claimOfSession,
} from '#server/data/payment/account-sessions.ts';
import { writeAudit } from '#server/data/payment/audit.ts';
import type {
  AccountChoice,
  CheckedPayment,
  SavedAccountChoice,
} from '#server/payment/checked-payment.ts';

/** What an approval must fit. */
export interface Sale {
  readonly due: Cents;
  /** Absent where nothing is sent to an address. */
  readonly shipping: Address | undefined;
  readonly account: AccountRow | undefined;
}

type Parts = Pick<ShopParts, 'db' | 'clock'>;

/**
 * An order approved at PayPal, good to be sold: made in a session of this shopper, by this payer, for
 * exactly what is due, to the payer's address where it counts (ADDR-24), and not too old. Refused
 * before anything is reserved.
 */
export const requireApproved = async (
  parts: Parts,
  actorHash: string,
  choice: AccountChoice,
  sale: Sale,
): Promise<CheckedPayment | Refusal> => {
  const { orderId, orderRequestId, payerId } = choice;
  const { account } = sale;
  if (orderId === '' || orderRequestId === '') return refuse('PAYPAL_ORDER_ID_MISSING');
  const session = await accountSessionOfOrder(parts.db, actorHash, orderRequestId);
  const fault = faultOf(session, choice, sale, parts.clock.now());
  if (session === undefined || fault !== undefined) {
    const at = new Date(parts.clock.now());
    const facts = { fault: fault ?? 'session' };
    await writeAudit(parts.db, { at, actorHash, what: 'paypal-order-refused', facts });
    return refuse('PAYPAL_INVALID_REQUEST');
  }
  // Whoever signed in meanwhile did not ask to keep this payer's account.
  const keeps = account !== undefined && session.keep_for === account.account_id;
  return {
    method: 'payment-account',
    claim: claimOfSession(session.session_id),
    brand: session.payer_label ?? '',
    last4: '',
    ...(keeps && { keepFor: account.account_id }),
    means: {
      method: 'payment-account',
      orderRequestId,
      payerId,
      ...(keeps && { keepOf: session.session_id }),
    },
  };
};

const faultOf = (
  session: AccountSessionRow | undefined,
  { orderId, payerId, paymentId }: AccountChoice,
  { due, shipping }: Sale,
  now: number,
): string | undefined => {
  if (session === undefined) return 'session';
  if (session.order_id !== orderId) return 'order';
  if (session.payment_id !== paymentId) return 'payment';
  if (session.payer_hash !== fingerprint(payerId)) return 'payer';
  if (session.expires_at.getTime() <= now) return 'too late';
  const bound = shipping === undefined ? null : session.address_hash;
  if (bound !== null && bound !== fingerprintOf(shipping)) return 'address';
  return session.amount === due ? undefined : 'amount';
};

/** A payment account of this customer; another's, a removed and an unknown one are the same. */
export const requireSavedAccount = async (
  { db }: Parts,
  { paymentAccountId }: SavedAccountChoice,
  account: AccountRow | undefined,
): Promise<CheckedPayment | Refusal> => {
  const kept = account === undefined ? [] : await readPaymentAccounts(db, account.account_id);
  const found = kept.find(({ payment_account_id: id }) => id === paymentAccountId);
  if (found === undefined) return refuse('NOT_FOUND', { what: 'payment-account' });
  const { agreement_id: agreementId, label: brand } = found;
  return {
    method: 'saved-account',
    // There is no approval to use up: the quote makes one order only.
    claim: `kept:${randomUUID()}`,
    brand,
    last4: '',
    means: { method: 'saved-account', agreementId },
  };
};
