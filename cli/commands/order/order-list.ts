import * as z from 'zod/mini';
import { orderhistory } from '#adapters/http/wire/calls/account/order-history-calls.ts';
import { ordersText } from '#cli/commands/order/orders-text.ts';
import { parseFlags, wholeNumber } from '#cli/input/parse.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';

const range = { least: 1, most: 99_999 };

/** `crunch order list [--page N]` */
export const orderList: Action = (session, { flags }) =>
  withShop(session, async ({ useCases, ask }) => {
    const given = parseFlags(z.object({ page: z.string() }), flags, session.words);
    const page = wholeNumber(given.page, '--page', range, session.words);
    const history = await ask(useCases.account.showOrders(page));
    return {
      data: {
        ...z.encode(orderhistory.item, {
          ...history,
          list: history.list.map((order) => ({ ...order, lines: [...order.lines] })),
        }),
        page,
      },
      text: () => ordersText(history, page, session),
    };
  });
