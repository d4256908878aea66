import * as z from 'zod/mini';
import { shownCart } from '#cli/commands/cart/cart-change.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { inputRefused } from '#cli/report/command-failure.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { problemText } from '#cli/words/core-words.ts';
import { giftCardOfAmount, offeredGiftCards } from '#domain/gift/gift-amount.ts';

const giftFlags = z.object({
  amount: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  message: z.optional(z.string()),
  sendOn: z.optional(z.string()),
});

/** `crunch gift add --amount 25 --first-name Grace --last-name Hopper --email grace@example.com` */
export const giftAdd: Action = (session, { flags }) => {
  const wish = parseFlags(giftFlags, flags, session.words);
  return withShop(session, async ({ useCases, ask, change }) => {
    const offered = offeredGiftCards(await ask(useCases.content.listGiftCards()));
    const found = giftCardOfAmount(offered, wish.amount);
    if ('problem' in found) {
      throw inputRefused(problemText(found.problem, session.settings.language), 'amount');
    }
    const recipient = {
      firstName: wish.firstName,
      lastName: wish.lastName,
      recipientEmail: wish.email,
      giftMessage: wish.message ?? '',
      sendOn: wish.sendOn ?? '',
    };
    return shownCart(await change(() => useCases.gift.addGiftCard(found.card, recipient)), session);
  });
};
