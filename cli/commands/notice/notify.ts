import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { parseFlags } from '#cli/input/parse.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';

const wishFlags = z.object({ email: z.string(), sure: z.optional(z.boolean()) });

/** `crunch notify CHP-0302 --email ada@example.com` */
export const notify: Action = (session, { args: [product = ''], flags }) => {
  const { email, sure = false } = parseFlags(wishFlags, flags, session.words);
  return withShop(session, async ({ useCases, ask }) => {
    await ask(useCases.visit.notifyWhenBack(product as ProductId, email, sure));
    return {
      data: { productId: product, email: email.trim() },
      text: () => fillBlanks(session.words['out.notify'], { product, email: email.trim() }),
    };
  });
};
