import { fillBlanks } from '#application/messages/message.ts';
import { giftCodesOf } from '#cli/input/gift-codes.ts';
import { dollars } from '#cli/report/table.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';

/** `crunch gift balance CODE`, or `-` with the code on standard input. */
export const giftBalance: Action = async (session, { args: [given = ''] }) => {
  const [code = ''] = await giftCodesOf([given], session);
  return withShop(session, async ({ useCases, ask }) => {
    const card = await ask(useCases.gift.showGiftCardBalance(code));
    const { last4 } = card;
    const balance = dollarsFromCents(card.balance);
    return {
      data: { last4, balance },
      text: () =>
        fillBlanks(session.words['out.giftBalance'], { last4, balance: dollars(balance) }),
    };
  });
};
