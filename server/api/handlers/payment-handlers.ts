import { capturecontext } from '#adapters/http/wire/calls/order-calls.ts';
import { type AnsweredCall, answer } from '#server/api/call/handler.ts';
import type { CommerceParts } from '#server/base/parts/commerce-parts.ts';
import { openPaymentSession } from '#server/payment/payment-session.ts';

/** Calls about payment sessions. The target origin of the body is not read: configuration decides. */
export const paymentAnswers = (parts: CommerceParts): readonly AnsweredCall[] => [
  answer(capturecontext, async ({ body, clientAddress }) => ({
    items: [
      await openPaymentSession(parts, {
        tempUserID: body.tempUserID,
        clientAddress,
        ...(body.paymentSessionId === undefined ? {} : { extend: body.paymentSessionId }),
      }),
    ],
  })),
];
