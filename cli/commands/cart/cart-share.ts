import * as z from 'zod/mini';
import { cartLinesText } from '#cli/commands/cart/cart-text.ts';
import { wireLines } from '#cli/commands/cart/wire-cart.ts';
import { parseFlags } from '#cli/input/parse.ts';
import type { Answer } from '#cli/report/answer.ts';
import { badUsage, inputRefused } from '#cli/report/command-failure.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { type OpenShop, withShop } from '#cli/shop/shop.ts';
import { sharedCart } from '#domain/cart/shared-cart.ts';

const shareFlags = z.object({ open: z.optional(z.string()) });

/** The goods of a link, or of its text alone. */
const goodsIn = (link: string): string =>
  URL.canParse(link) ? (new URL(link).searchParams.get('goods') ?? '') : link;

/** `crunch cart share`, `crunch cart share --open LINK` */
export const cartShare: Action = (session, { flags }) => {
  const { open } = parseFlags(shareFlags, flags, session.words);
  return withShop(session, (shop) =>
    open === undefined ? linkOf(shop, session) : opened(shop, session, open),
  );
};

const linkOf = async ({ useCases, ask }: OpenShop, session: Session): Promise<Answer> => {
  const { lines } = await ask(useCases.cart.readCart());
  const goods = sharedCart(lines);
  if (goods === '') throw inputRefused(session.words['error.nothingToShare']);
  const link = `${session.settings.baseUrl}/cart/shared?goods=${goods}`;
  return { data: { link }, text: () => link };
};

/** Looking changes nothing; `crunch cart add` puts what one wants into the own cart. */
const opened = async (
  { useCases, ask }: OpenShop,
  session: Session,
  link: string,
): Promise<Answer> => {
  const cart = await ask(useCases.cartExtras.openSharedCart(goodsIn(link)));
  if (cart === undefined) throw badUsage(session.words['error.noSharedCart'], '--open');
  const { lines, skipped } = cart;
  return {
    data: { cart: wireLines(lines), skipped },
    text: () =>
      [
        cartLinesText(lines, session),
        ...skipped.map(
          ({ quantity, name, productId }) =>
            `${quantity} × ${name || productId}: ${session.words['cart.notToday']}`,
        ),
      ].join('\n'),
  };
};
