import { capturecontext } from '#adapters/http/wire/calls/order-calls.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal } from '#server/base/refusal/refusal.ts';
import { openPaymentSession } from '#server/payment/payment-session.ts';

/** Calls about payment sessions. The target origin of the body is not read: configuration decides. */
export const paymentAnswers = (parts: ShopParts): readonly AnsweredCall[] => [
  answer(capturecontext, async ({ body, clientAddress }) => {
    const session = await openPaymentSession(parts, {
      tempUserID: body.tempUserID,
      clientAddress,
      ...(body.paymentSessionId === undefined ? {} : { extend: body.paymentSessionId }),
    });
    return isRefusal(session) ? session : { items: [session] };
  }),
];
