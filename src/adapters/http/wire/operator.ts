import * as z from 'zod/mini';

/**
 * What an operator of the shop may ask for. Not among the calls of the storefront: no shopper's program
 * knows the key, and a shop without one has none of this (D-ORDER-05).
 */
export const operatorHeader = 'x-operator-key';
export const operatorPath = '/operator/orders';

const optional = { text: z.optional(z.string()), dollars: z.optional(z.number()) };

/** One thing that happened to an order, and the sentence about it. */
const orderStep = z.object({
  /** ISO 8601, UTC. */
  at: z.string(),
  kind: z.enum(['order', 'payment', 'question', 'gift-card']),
  /** Of a move: states of the order or its payment, and who moved it. */
  from: optional.text,
  to: optional.text,
  actor: optional.text,
  /** Which rule decided. */
  rule: optional.text,
  /** Of a question: whom, what, how much, the kind of the answer, and how long it took. */
  party: optional.text,
  asked: optional.text,
  amount: optional.dollars,
  answered: optional.text,
  milliseconds: z.optional(z.number()),
  /** The party's code, or the shop's. */
  reason: optional.text,
  sentence: z.string(),
});

/** An order, how it stands and why. */
const orderStory = z.object({
  orderId: z.string(),
  state: z.string(),
  payment: z.optional(
    z.object({
      state: z.string(),
      method: z.string(),
      amount: z.number(),
      needsOperator: z.boolean(),
    }),
  ),
  steps: z.array(orderStep),
  /** What the shop does next by itself. */
  next: z.string(),
});

export type OrderStep = z.output<typeof orderStep>;
export type OrderStory = z.output<typeof orderStory>;

const failed = z.object({ success: z.literal(false), code: z.string(), message: z.string() });
const told = z.object({ success: z.literal(true), data: z.tuple([orderStory]) });

/** Every answer to an operator: the order's story, or a refusal. */
export const operatorAnswer = z.union([told, failed]);
