import * as z from 'zod/mini';
import { storedCartLine } from '#adapters/slices/cart-line-record.ts';
import type { Cart } from '#domain/cart/cart.ts';

const lines = z.array(storedCartLine);
const storedLink = z.object({
  accountId: z.string(),
  token: z.uuid(),
  persistCartId: z.exactOptional(z.string()),
  version: z.int().check(z.gte(0)),
  base: lines,
  merge: z.exactOptional(
    z.object({
      state: z.enum(['pending', 'merged', 'undone']),
      from: lines,
      saved: lines,
      lastMix: z.exactOptional(z.int()),
      told: z.exactOptional(z.enum(['news', 'receipt'])),
    }),
  ),
  lastMix: z.exactOptional(z.int()),
  placing: z.exactOptional(z.object({ quoteId: z.string(), lines })),
});
const storedTurn = z.object({
  cartMerge: z.boolean(),
  reOrderMergeFlag: z.boolean(),
  cartMergeBeforeReOrder: z.boolean(),
});

/** A link of a form this build does not know is none; the lines beside it stay. */
export const readLink = (link: unknown, turn: unknown): Pick<Cart, 'link' | 'turn'> => {
  const read = z.safeParse(storedLink, link);
  const turned = z.safeParse(storedTurn, turn);
  return {
    ...(read.success && { link: read.data }),
    ...(turned.success && { turn: turned.data }),
  };
};

export const writeLink = ({ link, turn }: Pick<Cart, 'link' | 'turn'>) => ({
  ...(link && { link: z.encode(storedLink, link as z.output<typeof storedLink>) as unknown }),
  ...(turn && { turn: { ...turn } as unknown }),
});
