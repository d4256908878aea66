import * as z from 'zod';
import { type Address, country } from '#domain/shipping/address.ts';
import { forgetAccount, paypal } from '#server/parties/account-payment.ts';
import type {
  AccountOrderRequest,
  AccountPayer,
  AccountSessionRequest,
  AccountStatus,
  CreatedAccountOrder,
  Done,
  Gateway,
  OpenedAccountSession,
  Refused,
  RequestNames,
  Unknown,
} from '#server/parties/gateway.ts';
import { askGateway, type GatewayAddress, jsonOf } from '#server/parties/gateway-http.ts';
import { amountDetails, gatewayAddress, namesOf } from '#server/parties/gateway-payment.ts';
import { gatewayAmount, refusalReply } from '#server/parties/gateway-replies.ts';

type AccountCalls = Pick<
  Gateway,
  'openAccountSession' | 'accountStatus' | 'createAccountOrder' | 'cancelSale' | 'forgetAccount'
>;

/** The gateway's calls about payment accounts (PayPal), other than the sale itself. */
export const makeAccountCalls = (address: GatewayAddress): AccountCalls => ({
  openAccountSession: (request) =>
    read(address, '/pts/v2/payment-references', sessionBody(request), openedIn),

  accountStatus: (sessionId, reference) =>
    read(address, statusPath(sessionId), statusBody(reference), standingIn),

  createAccountOrder: (request) => {
    const path = `/pts/v2/payment-references/${encodeURIComponent(request.sessionId)}/intents`;
    return read(address, path, orderBody(request), orderIn);
  },

  cancelSale: (saleId, names) => {
    const path = `/pts/v2/payments/${encodeURIComponent(saleId)}/voids`;
    return read(address, path, cancelBody(names), cancelledIn);
  },

  forgetAccount: (agreementId) => forgetAccount(address, agreementId),
});

export const statusPath = (id: string): string =>
  `/pts/v2/refresh-payment-status/${encodeURIComponent(id)}`;

export const statusBody = (reference: string) => ({
  clientReferenceInformation: { code: reference },
  processingInformation: { actionList: ['AP_STATUS'] },
  paymentInformation: paypal,
});

const sessionBody = (request: AccountSessionRequest) => ({
  clientReferenceInformation: { code: request.reference },
  processingInformation: { actionList: ['AP_SESSIONS'] },
  paymentInformation: paypal,
  orderInformation: {
    amountDetails: amountDetails(request.amount),
    lineItems: request.lines.map((line) => ({
      productName: line.name,
      quantity: line.quantity,
      unitPrice: gatewayAmount(line.unitPrice),
      totalAmount: gatewayAmount(line.total),
    })),
    ...(request.shipping && { shipTo: gatewayAddress(request.shipping) }),
  },
  merchantInformation: { successUrl: request.successUrl, cancelUrl: request.cancelUrl },
  buyerInformation: { language: request.language === 'es' ? 'es-US' : 'en-US' },
  // Asks the payer for lasting consent.
  ...(request.keep && { agreementInformation: { indicator: 'true' } }),
});

const orderBody = ({ reference, payerId, amount }: AccountOrderRequest) => ({
  clientReferenceInformation: { code: reference },
  processingInformation: { actionList: ['AP_ORDER'] },
  paymentInformation: { ...paypal, eWallet: { accountId: payerId } },
  orderInformation: { amountDetails: amountDetails(amount) },
});

const cancelBody = (names: RequestNames) => ({
  clientReferenceInformation: namesOf(names),
  processingInformation: { actionList: ['AP_CANCEL'] },
  paymentInformation: paypal,
});

const text = (longest: number) => z.string().min(1).max(longest);

const openedReply = z.object({
  id: text(80),
  status: z.literal('CREATED'),
  processorInformation: z.object({ transactionId: text(80), paymentUrl: text(2000) }),
});

const openedIn = (reply: unknown): OpenedAccountSession | Unknown => {
  const opened = openedReply.safeParse(reply);
  if (!opened.success) return { kind: 'unknown', why: 'no session' };
  const { id: sessionId, processorInformation: processor } = opened.data;
  const { transactionId: paymentId, paymentUrl: redirectUrl } = processor;
  return { kind: 'opened', sessionId, paymentId, redirectUrl };
};

const words = z.string().max(200).catch('');
const lines = z.object({
  firstName: words,
  lastName: words,
  address1: words,
  address2: words,
  locality: words,
  administrativeArea: words,
  postalCode: words,
  country: words,
});

const standingReply = z.object({
  status: z.string(),
  paymentInformation: z
    .object({ eWallet: z.object({ accountId: text(80) }) })
    .optional()
    .catch(undefined),
  orderInformation: z
    .object({
      billTo: z.object({ email: words, firstName: words, lastName: words }).optional(),
      shipTo: lines.optional(),
    })
    .optional()
    .catch(undefined),
});

const standingIn = (reply: unknown): AccountStatus | Unknown => {
  const standing = standingReply.safeParse(reply);
  if (!standing.success) return { kind: 'unknown', why: 'no status' };
  const payer = payerIn(standing.data);
  const isOpen = openStatuses.includes(standing.data.status.toUpperCase());
  return {
    kind: 'standing',
    isApproved: isOpen && payer !== undefined,
    ...(payer && { payer }),
  };
};

/** An approved session goes on being CREATED: it has a payer. */
const openStatuses: readonly string[] = ['CREATED', 'APPROVED'];

const payerIn = ({
  paymentInformation,
  orderInformation,
}: z.output<typeof standingReply>): AccountPayer | undefined => {
  const payerId = paymentInformation?.eWallet.accountId;
  if (payerId === undefined) return undefined;
  const { email = '', firstName = '', lastName = '' } = orderInformation?.billTo ?? {};
  const shipTo = orderInformation?.shipTo;
  return { payerId, email, firstName, lastName, ...(shipTo && { shipping: addressIn(shipTo) }) };
};

/** Another country has no state of ours, which the shop's rules refuse. */
const addressIn = (shipTo: z.output<typeof lines>): Address => ({
  firstName: shipTo.firstName,
  lastName: shipTo.lastName,
  address: shipTo.address1,
  addressDetails: shipTo.address2,
  city: shipTo.locality,
  state: shipTo.country.toUpperCase() === country ? shipTo.administrativeArea : '',
  zipcode: shipTo.postalCode,
});

const orderReply = z.object({
  id: text(80),
  status: z.string(),
  processorInformation: z.object({
    orderId: text(80).optional(),
    transactionId: text(80).optional(),
  }),
});

const orderIn = (reply: unknown): CreatedAccountOrder | Refused | Unknown => {
  const order = orderReply.safeParse(reply);
  if (!order.success) return { kind: 'unknown', why: 'no order' };
  const { id: orderRequestId, status, processorInformation: processor } = order.data;
  if (!sellable.includes(status)) return { kind: 'refused', reason: status };
  const orderId = processor.orderId ?? processor.transactionId;
  return orderId === undefined
    ? { kind: 'unknown', why: 'no order id' }
    : { kind: 'created', orderId, orderRequestId };
};

const sellable: readonly string[] = ['CREATED', 'SAVED', 'APPROVED'];

const cancelReply = z.object({ status: z.string() });
const cancelled: readonly string[] = ['VOIDED', 'CANCELLED', 'COMPLETED'];
const notCancelled: readonly string[] = ['DECLINED', 'FAILED', 'INVALID_REQUEST'];

/** Done is only what says so; 201 alone is no success (P-20). */
const cancelledIn = (reply: unknown): Done | Refused | Unknown => {
  const { data } = cancelReply.safeParse(reply);
  if (data === undefined) return { kind: 'unknown', why: 'unreadable cancel' };
  if (cancelled.includes(data.status)) return { kind: 'done' };
  return notCancelled.includes(data.status)
    ? { kind: 'refused', reason: data.status }
    : { kind: 'unknown', why: `status ${data.status}` };
};

/** One call and what its reply says; nothing is thrown. */
const read = async <Reply>(
  address: GatewayAddress,
  path: string,
  body: unknown,
  replyIn: (reply: unknown) => Reply,
): Promise<Reply | Refused | Unknown> => {
  const answer = await askGateway(address, { method: 'POST', path, patience: 'other', body });
  if (answer.kind === 'unknown') return answer;
  if (answer.status < 400) return replyIn(jsonOf(answer.text));
  const refusal = refusalReply.safeParse(jsonOf(answer.text));
  return { kind: 'refused', reason: refusal.success ? refusal.data : `HTTP ${answer.status}` };
};
