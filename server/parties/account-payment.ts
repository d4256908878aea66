import * as z from 'zod';
import type {
  AccountMeans,
  Done,
  Refused,
  SavedAccount,
  SavedAccountMeans,
  Unknown,
} from '#server/parties/gateway.ts';
import { askGateway, type GatewayAddress, jsonOf } from '#server/parties/gateway-http.ts';
import { agreementEnded, refused, storedId } from '#server/parties/gateway-replies.ts';

/** How a PayPal account is named in every request. */
export const paypal = { paymentType: { name: 'EWALLET', method: { name: 'PAYPAL' } } } as const;

/** The parts of a payment request by which an approved PayPal order, or a saved account, is sold. */
export const saleParts = (means: AccountMeans | SavedAccountMeans) =>
  means.method === 'saved-account'
    ? {
        processingInformation: { actionList: ['AP_SALE'] },
        paymentInformation: paypal,
        agreementInformation: { id: means.agreementId },
      }
    : {
        processingInformation: { actionList: ['AP_SALE'], intentsId: means.orderRequestId },
        paymentInformation: { ...paypal, eWallet: { accountId: means.payerId } },
      };

/** What is asked of a lasting consent, named by its session or by itself. */
const askAgreement = (address: GatewayAddress, id: string, action: string, reference: string) =>
  askGateway(address, {
    method: 'PATCH',
    path: `/pts/v2/billing-agreements/${encodeURIComponent(id)}`,
    patience: 'other',
    body: {
      clientReferenceInformation: { code: reference },
      processingInformation: { actionList: [action] },
      paymentInformation: paypal,
    },
  });

const agreementReply = z.object({
  status: z.string(),
  agreementInformation: z
    .object({ transactionId: storedId.optional(), id: storedId.optional() })
    .optional()
    .catch(undefined),
});

/** Makes the payer's lasting consent of a session. Without it, the account just is not kept. */
export const keepAccount = async (
  address: GatewayAddress,
  sessionId: string,
  reference: string,
): Promise<SavedAccount | undefined> => {
  const answer = await askAgreement(address, sessionId, 'BILLING_AGREEMENT_CREATE', reference);
  if (answer.kind === 'unknown' || answer.status >= 400) return undefined;
  const reply = agreementReply.safeParse(jsonOf(answer.text));
  if (!reply.success || notKept.includes(reply.data.status.toUpperCase())) return undefined;
  const { transactionId, id } = reply.data.agreementInformation ?? {};
  const agreementId = transactionId ?? id;
  return agreementId === undefined ? undefined : { agreementId };
};

const notKept: readonly string[] = ['FAILED', 'REVOKED', 'EXPIRED', 'INACTIVE', 'PENDING'];

/** Ends the payer's lasting consent; one that is not known any more has ended. */
export const forgetAccount = async (
  address: GatewayAddress,
  agreementId: string,
): Promise<Done | Refused | Unknown> => {
  const answer = await askAgreement(address, agreementId, 'CANCEL_AGREEMENT', agreementId);
  if (answer.kind === 'unknown') return answer;
  if (answer.status === 404 || answer.status === 410) return { kind: 'done' };
  if (answer.status < 300) {
    const reply = agreementReply.safeParse(jsonOf(answer.text));
    const isEnded = reply.success && ended.includes(reply.data.status.toUpperCase());
    return isEnded ? { kind: 'done' } : { kind: 'refused', reason: 'NOT_ENDED' };
  }
  const { reason } = refused(answer.text);
  return reason === agreementEnded
    ? { kind: 'done' }
    : { kind: 'refused', reason: `HTTP ${answer.status}` };
};

const ended: readonly string[] = ['REVOKED', 'EXPIRED', 'INACTIVE', 'CANCELLED'];
