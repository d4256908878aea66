import { cardsText } from '#cli/commands/account/account-text.ts';
import { wholeNumber } from '#cli/input/parse.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';

/** `crunch account cards` */
export const cardsList: Action = (session) =>
  withShop(session, async ({ useCases, change }) => {
    const cards = await change(() => useCases.account.showCards());
    return { data: { cards }, text: () => cardsText(cards, session) };
  });

/** `crunch account remove-card 2` */
export const cardRemove: Action = (session, { args: [given = ''] }) =>
  withShop(session, async ({ useCases, change }) => {
    const range = { least: 1, most: 1_000_000 };
    const sequence = wholeNumber(given, '<card>', range, session.words);
    const cards = await change(() => useCases.account.removeCard(sequence));
    return { data: { cards }, text: () => cardsText(cards, session) };
  });
