import * as z from 'zod';
import { refusalCode } from '#adapters/http/wire/refusal-codes.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import { Refusal, type RefusalFacts } from '#server/base/refusal/refusal.ts';
import type { OrderState } from '#server/data/tables/order-tables.ts';
import { shopperFace } from '#server/order/settlement/order-machine.ts';

/** What was answered to a submission: an order, or why there is none. */
export type OrderReply =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'refused'; readonly facts: RefusalFacts };

const storedReply = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('placed'),
    order: z.object({
      orderId: z.string(),
      status: z.string(),
      payment: z.enum(['PAID', 'CONFIRMING', 'IN_REVIEW', 'FAILED']),
      totalAmount: z.int().transform((cents) => cents as Cents),
    }),
  }),
  z.object({
    kind: z.literal('refused'),
    facts: z.object({
      status: z.int(),
      code: refusalCode,
      messages: z.object({ 'en-us': z.string(), es: z.string() }),
      data: z.array(z.unknown()).exactOptional(),
    }),
  }),
]);

export const placedReply = (
  orderId: string,
  state: OrderState,
  totalAmount: Cents,
): OrderReply => ({ kind: 'placed', order: { orderId, ...shopperFace(state), totalAmount } });

export const refusedReply = ({ facts }: Refusal): OrderReply => ({ kind: 'refused', facts });

export const writeReply = (reply: OrderReply): string => JSON.stringify(reply);

export const readReply = (text: string): OrderReply => storedReply.parse(JSON.parse(text));

/** The order of a reply; a refusal is thrown, as it was the first time. */
export const orderOf = (
  reply: OrderReply,
  { replayed }: { readonly replayed: boolean },
): PlacedOrder => {
  if (reply.kind === 'refused')
    throw new Refusal({ ...reply.facts, ...(replayed && { replayed }) });
  return reply.order;
};
