import * as z from 'zod';
import { paymentProgress } from '#adapters/http/wire/order.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { type OrderState, shopperFace } from '#domain/order/order-machine.ts';
import { type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { declineGroups } from '#server/payment/decline.ts';

/** What was answered to a submission: an order, or why there is none. */
export type OrderReply =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const decline = z.object({ group: z.enum(declineGroups), mayRetrySameCard: z.boolean() });

const cardDeclined = z
  .object({ code: z.literal('CARD_DECLINED'), facts: decline })
  .transform(({ facts }) => refuse('CARD_DECLINED', facts));

const tokenInvalid = z
  .object({ code: z.literal('PAYMENT_TOKEN_INVALID') })
  .transform(() => refuse('PAYMENT_TOKEN_INVALID'));

/** How the shop wrote a refusal down before it was a value of its own: with its words and data. */
const writtenOut = z.union([
  z
    .object({ code: z.literal('CARD_DECLINED'), data: z.tuple([decline]) })
    .transform(({ data: [facts] }) => refuse('CARD_DECLINED', facts)),
  tokenInvalid,
]);

/** A payment ends with one of two refusals; the others leave no order to reply to. */
const storedReply = z.union([
  z.object({
    kind: z.literal('placed'),
    order: z.object({
      orderId: z.string(),
      status: z.string(),
      payment: paymentProgress,
      totalAmount: z.int().transform((cents) => cents as Cents),
    }),
  }),
  z.object({ kind: z.literal('refused'), refusal: z.union([cardDeclined, tokenInvalid]) }),
  z
    .object({ kind: z.literal('refused'), facts: writtenOut })
    .transform(({ kind, facts }) => ({ kind, refusal: facts })),
]);

export const placedReply = (
  orderId: string,
  state: OrderState,
  totalAmount: Cents,
): OrderReply => ({ kind: 'placed', order: { orderId, ...shopperFace(state), totalAmount } });

export const refusedReply = (refusal: Refusal): OrderReply => ({ kind: 'refused', refusal });

export const writeReply = (reply: OrderReply): string => JSON.stringify(reply);

export const readReply = (text: string): OrderReply => storedReply.parse(JSON.parse(text));

/** The order of a reply; a refusal is thrown, as it was the first time. */
export const orderOf = (
  reply: OrderReply,
  { replayed }: { readonly replayed: boolean },
): PlacedOrder | Refusal => {
  if (reply.kind === 'placed') return reply.order;
  return replayed ? { ...reply.refusal, replayed } : reply.refusal;
};
