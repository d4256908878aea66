import { randomUUID } from 'node:crypto';
import { lockAccount } from '#server/data/account/accounts.ts';
import {
  insertPaymentAccount,
  readPaymentAccounts,
  removePaymentAccount,
} from '#server/data/account/payment-accounts.ts';
import { payerOfClaim } from '#server/data/payment/account-sessions.ts';
import type { Settlement } from '#server/order/settlement/settlement.ts';
import type { StoredAccount } from '#server/parties/gateway.ts';

/** Most payment accounts of one customer; the oldest gives way. */
const mostKept = 5;

/**
 * Stores the payment account that the gateway keeps since an approval, in the same transaction. The
 * same payer's older consent is replaced: the gateway is told to end it.
 */
export const keepPaymentAccount = async (
  { changes, payment, step }: Pick<Settlement, 'changes' | 'payment' | 'step'>,
  kept: StoredAccount | undefined,
): Promise<void> => {
  const { keep_for: accountId, method, brand: label, token_jti: claim } = payment;
  if (kept === undefined || accountId === null || method !== 'payment-account') return;
  await lockAccount(changes, accountId);
  const payerHash = await payerOfClaim(changes, claim);
  const known = await readPaymentAccounts(changes, accountId);
  const replaced = known.filter(
    ({ payer_hash: payer }, place) =>
      place >= mostKept - 1 || (payerHash !== null && payer === payerHash),
  );
  for (const { payment_account_id: paymentAccountId } of replaced) {
    await removePaymentAccount(changes, { accountId, paymentAccountId }, step.at);
  }
  await insertPaymentAccount(changes, {
    payment_account_id: randomUUID(),
    account_id: accountId,
    agreement_id: kept.agreementId,
    label,
    payer_hash: payerHash,
    created_at: step.at,
    removed_at: null,
  });
};
