import { fillBlanks } from '#application/messages/message.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { streetText, suggestionLine } from '#domain/shipping/address-service/address-suggestion.ts';

/** `crunch address suggest "4600 l"`: addresses that begin with a text, each a line. */
export const addressSuggest: Action = (session, { args: [text = ''] }) =>
  withShop(session, async ({ useCases, ask }) => {
    const { words } = session;
    if (streetText(text) === undefined) {
      throw badUsage(fillBlanks(words['error.addressText'], { text }), 'text');
    }
    const suggestions = await ask(useCases.delivery.suggestAddresses(text));
    return {
      data: { suggestions },
      text: () =>
        suggestions.length === 0
          ? words['out.noAddresses']
          : suggestions.map(suggestionLine).join('\n'),
    };
  });
