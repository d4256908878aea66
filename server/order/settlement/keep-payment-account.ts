import { randomUUID } from 'node:crypto';
import { lockAccount } from '#server/data/account/accounts.ts';
import {
  insertPaymentAccount,
  readPaymentAccounts,
  removePaymentAccount,
  renewPaymentAccount,
} from '#server/data/account/payment-accounts.ts';
import { notePayment } from '#server/data/payment/payments.ts';
import { noteUnseenConsent } from '#server/data/payment/unseen-consents.ts';
import type { Settlement } from '#server/order/settlement/settlement.ts';
import type { Challenge, Decision, SavedAccount, Unknown } from '#server/parties/gateway.ts';
import { undoneReasons } from '#server/payment/decline.ts';

/** Most payment accounts of one customer; the oldest gives way. */
const mostKept = 5;

type Settling = Pick<Settlement, 'changes' | 'payment' | 'step'>;

/**
 * Stores the payment account that the gateway keeps since an approval, in the same transaction. The
 * same payer's older consent is replaced: the gateway is told to end it. The same consent given once
 * more stays.
 */
export const keepPaymentAccount = async (
  settling: Settling,
  kept: SavedAccount | undefined,
): Promise<void> => {
  const { changes, payment, step } = settling;
  const consent = consentOf(settling, kept);
  if (consent === undefined) return;
  const { account_id: accountId, payer_hash: payerHash } = consent;
  await lockAccount(changes, accountId);
  const known = await readPaymentAccounts(changes, accountId);
  const same = known.find(({ agreement_id: id }) => id === consent.agreement_id);
  const replaced = known
    .filter((each) => each !== same)
    .filter(
      ({ payer_hash: payer }, place) =>
        place >= mostKept - 1 || (payerHash !== null && payer === payerHash),
    );
  for (const { payment_account_id: paymentAccountId } of replaced) {
    await removePaymentAccount(changes, { accountId, paymentAccountId }, step.at);
  }
  await (same === undefined
    ? insertPaymentAccount(changes, consent)
    : renewPaymentAccount(changes, same, {
        label: consent.label,
        created_at: step.at,
        payer_hash: payerHash ?? same.payer_hash,
      }));
  await forgetConsent(changes, payment.order_id);
};

/**
 * The consent of a sale that makes no order: nobody would see it, so the gateway is told to end it. Of
 * a sale that was undone before the shop learnt the consent, it is looked for first.
 */
export const endConsent = async (
  settling: Settling,
  decision: Decision | Challenge | Unknown,
): Promise<void> => {
  const { changes, payment, step } = settling;
  const consent = consentOf(settling, consentIn(decision));
  if (consent === undefined) {
    if (mayHaveConsent(payment, decision)) {
      await noteUnseenConsent(changes, payment.order_id, step.at);
    }
    return;
  }
  await insertPaymentAccount(changes, { ...consent, removed_at: step.at });
  await forgetConsent(changes, payment.order_id);
};

/** A sale that PayPal declined keeps nothing; one that was undone may have been made before. */
const mayHaveConsent = (
  { keep_for: accountId, method }: Settling['payment'],
  decision: Decision | Challenge | Unknown,
): boolean =>
  accountId !== null &&
  method === 'payment-account' &&
  (decision.kind !== 'declined' || undoneReasons.includes(decision.reason));

export const consentIn = (decision: Decision | Challenge | Unknown): SavedAccount | undefined =>
  'savedAccount' in decision ? decision.savedAccount : undefined;

/** As a row; one told while the sale was pending counts too. */
const consentOf = ({ payment, step }: Settling, kept: SavedAccount | undefined) => {
  const { keep_for: accountId, method, brand: label, payer_hash } = payment;
  const agreementId = kept?.agreementId ?? payment.agreement_id;
  if (agreementId === null || accountId === null || method !== 'payment-account') return undefined;
  return {
    payment_account_id: randomUUID(),
    account_id: accountId,
    agreement_id: agreementId,
    label,
    payer_hash,
    created_at: step.at,
    removed_at: null,
  };
};

const forgetConsent = (changes: Settlement['changes'], orderId: string): Promise<void> =>
  notePayment(changes, orderId, { payer_hash: null, agreement_id: null });
