import type { FailureEventName } from '#domain/telemetry/telemetry-event.ts';
import type { FailureTag } from '#ports/shop-failure.ts';

/** Failures with an event of their own, whatever was asked (PACC-08 … PACC-12, D-TEL-14). */
const ownEvents: Readonly<Partial<Record<FailureTag, FailureEventName>>> = {
  AccountSessionFailed: 'paypal_session_failure',
  RedirectRefused: 'paypal_invalid_redirect_url',
  AccountDetailsFailed: 'paypal_order_detail_failure',
  ApprovalCancelled: 'paypal_user_cancelled',
  ApprovalInvalid: 'paypal_invalid_request',
};

/** A call without an answer is a failure of what was asked. */
const unanswered: readonly FailureTag[] = ['ShopUnreachable', 'ShopFailed', 'AnswerUnreadable'];

/** The event of a failure, while a session was opened or its order was asked for. */
export const approvalEvent = (
  tag: FailureTag,
  asked: 'session' | 'order',
): FailureEventName | undefined => {
  const own = ownEvents[tag];
  if (own !== undefined || !unanswered.includes(tag)) return own;
  return asked === 'session' ? 'paypal_session_failure' : 'paypal_order_detail_failure';
};
