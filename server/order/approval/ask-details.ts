import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import type { AccountSessionRow } from '#server/data/payment/account-sessions.ts';
import type {
  AccountOrderRequest,
  AccountPayer,
  CreatedAccountOrder,
  Refused,
  Unknown,
} from '#server/parties/gateway.ts';

type Parts = Pick<ShopParts, 'gateway' | 'report'>;

/** Who approved the session; a call that failed is made once more (P-43). */
export const askPayer = async (
  { gateway, report }: Parts,
  { session_id: sessionId, reference }: AccountSessionRow,
): Promise<AccountPayer | Refusal> => {
  const standing = await twice(() => gateway.accountStatus(sessionId, reference));
  if (standing.kind !== 'standing') return failed(report, standing);
  const { payer, isApproved } = standing;
  return isApproved && payer !== undefined ? payer : refuse('PAYPAL_ORDER_DETAILS_FAILED');
};

export const askOrder = async (
  { gateway, report }: Parts,
  request: AccountOrderRequest,
): Promise<CreatedAccountOrder | Refusal> => {
  const created = await twice(() => gateway.createAccountOrder(request));
  return created.kind === 'created' ? created : failed(report, created);
};

const twice = async <Answer extends { readonly kind: string }>(
  ask: () => Promise<Answer | Unknown>,
): Promise<Answer | Unknown> => {
  const first = await ask();
  return first.kind === 'unknown' ? ask() : first;
};

/** The session stays as it is: the shopper may try again. */
const failed = (report: ShopParts['report'], answer: Refused | Unknown): Refusal => {
  const detail = answer.kind === 'unknown' ? answer.why : answer.reason;
  report({ event: 'paypal-details-failed', detail });
  return answer.kind === 'unknown'
    ? refuse('PAYPAL_ORDER_DETAILS_FAILED')
    : refuse('PAYPAL_INVALID_REQUEST');
};
