import { capturecontext } from '#adapters/http/wire/calls/order-calls.ts';
import { applePaySession } from '#adapters/http/wire/calls/wallet-calls.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import type { ShopParts } from '#server/base/parts/shop-parts.ts';
import { isRefusal } from '#server/base/refusal/refusal.ts';
import { openMerchantSession } from '#server/payment/merchant-session.ts';
import { openPaymentSession } from '#server/payment/payment-session.ts';

/**
 * Calls about payment sessions. The target origin in the body is ignored: the configuration decides
 * it.
 */
export const paymentAnswers = (parts: ShopParts): readonly AnsweredCall[] => [
  answer(capturecontext, async ({ body, clientAddress }) => {
    const session = await openPaymentSession(parts, {
      tempUserID: body.tempUserID,
      clientAddress,
      ...(body.paymentSessionId === undefined ? {} : { extend: body.paymentSessionId }),
    });
    return isRefusal(session) ? session : { items: [session] };
  }),

  answer(applePaySession, async ({ body, clientAddress }) => {
    const session = await openMerchantSession(parts, { ...body, clientAddress });
    return isRefusal(session) ? session : { items: [session] };
  }),
];
