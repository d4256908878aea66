import {
  type AccountParts,
  accountId,
  refusedField,
} from '#sandbox/payments/accounts/account-parts.ts';
import type { SessionRequest } from '#sandbox/payments/accounts/account-request.ts';
import { failByMock, type MockCode } from '#sandbox/payments/accounts/mock-response.ts';
import type { AccountSession } from '#sandbox/payments/ledger/account-entry.ts';
import { isoTime, newRequestId } from '#sandbox/payments/operations/payment-parts.ts';

/** Makes the address a payer is sent to; nothing is paid or promised by it. */
export const openSession = (
  parts: AccountParts,
  request: SessionRequest,
  code: MockCode | undefined,
): Promise<AccountSession> =>
  parts.claims.claim(request.clientReferenceInformation, { guardsReference: false }, () =>
    parts.faults.suffer('accountSession', async () => {
      failByMock(code);
      const session = sessionOf(parts, request);
      await parts.ledger.record(session);
      return session;
    }),
  );

const sessionOf = (parts: AccountParts, request: SessionRequest): AccountSession => {
  const { code, transactionId } = request.clientReferenceInformation;
  const { amountDetails, lineItems = [], shipTo } = request.orderInformation;
  const { successUrl, cancelUrl } = request.merchantInformation;
  return {
    kind: 'account-session',
    id: newRequestId(parts),
    at: isoTime(parts),
    reference: code,
    transactionId,
    amountCents: amountDetails.totalAmount,
    paymentId: `PAYID-${accountId(24)}`,
    successUrl: returnAddress(parts, 'successUrl', successUrl),
    cancelUrl: returnAddress(parts, 'cancelUrl', cancelUrl),
    items: lineItems.map(({ productName, quantity }) => ({ name: productName, quantity })),
    shipTo,
    asksAgreement: request.agreementInformation?.indicator === 'true',
  };
};

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A payer is sent back to the merchant's own pages only. */
const returnAddress = (
  { targetOrigins }: AccountParts,
  field: 'successUrl' | 'cancelUrl',
  text: string,
): string => {
  const url = URL.parse(text);
  const isSafe =
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.includes(url.hostname))) &&
    url.username === '' &&
    url.password === '' &&
    targetOrigins().includes(url.origin);
  if (!isSafe) throw refusedField(`merchantInformation.${field}`, 'INVALID_DATA');
  return url.href;
};
