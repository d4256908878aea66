import * as z from 'zod/mini';
import type { SkippedLine } from '#application/cart/goods-of-order.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { metAccount } from '#cli/commands/cart/account-cart.ts';
import { shownCart } from '#cli/commands/cart/cart-change.ts';
import { wireLines } from '#cli/commands/cart/wire-cart.ts';
import { parseFlags } from '#cli/input/parse.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';

/** `crunch order reorder ID`; a guest names the order's e-mail with `--email` (CART-21). */
export const orderReorder: Action = (session, { args: [orderId = ''], flags }) =>
  withShop(session, async (shop) => {
    const { useCases, ask, change } = shop;
    const given = parseFlags(z.object({ email: z.optional(z.string()) }), flags, session.words);
    const placed = await ask(useCases.order.ordersPlacedHere());
    const email = given.email ?? placed.find((order) => order.orderId === orderId)?.email;
    const { added, skipped } = await change(() => useCases.accountCart.reorder(orderId, email));
    const { cart, facts } = await metAccount(shop, session);
    const shown = shownCart(cart, session, facts);
    const count = added.reduce((units, { quantity }) => units + quantity, 0);
    return {
      data: { ...Object(shown.data), added: wireLines(added), skipped },
      text: () =>
        [
          fillBlanks(session.words['reorder.added'], { count }),
          ...skippedText(skipped, session),
          '',
          shown.text(),
        ].join('\n'),
    };
  });

const skippedText = (skipped: readonly SkippedLine[], { words }: Session): readonly string[] =>
  skipped.length === 0
    ? []
    : [
        words['reorder.skipped'],
        ...skipped.map(
          ({ because, name, quantity }) =>
            `  ${fillBlanks(words[`reorder.${because}`], { name, quantity })}`,
        ),
      ];
