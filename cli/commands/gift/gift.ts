import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { shownCart } from '#cli/commands/cart/cart-change.ts';
import { amount, parseFlags } from '#cli/input/parse.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

const giftFlags = z.object({
  amount: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  message: z.optional(z.string()),
});

/** `crunch gift add --amount 25 --first-name Grace --last-name Hopper --email grace@example.com` */
export const giftAdd: Action = (session, { flags }) => {
  const wish = parseFlags(giftFlags, flags, session.words);
  const dollars = amount(wish.amount, '--amount', session.words);
  return withShop(session, async ({ useCases, ask, change }) => {
    const cards = (await ask(useCases.content.listGiftCards())).flatMap(({ title, cards: sold }) =>
      sold.map((card) => ({ ...card, title })),
    );
    const card = cards.find((known) => dollarsFromCents(known.amount) === dollars);
    if (card === undefined) {
      const choices = cards.map((known) => dollarsFromCents(known.amount)).join(', ');
      const blanks = { name: '--amount', choices, value: wish.amount };
      throw badUsage(fillBlanks(session.words['error.choice'], blanks), 'amount');
    }
    const recipient = {
      firstName: wish.firstName,
      lastName: wish.lastName,
      recipientEmail: wish.email,
      giftMessage: wish.message ?? '',
    };
    return shownCart(await change(() => useCases.gift.addGiftCard(card, recipient)), session);
  });
};
