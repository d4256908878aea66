import * as z from 'zod/mini';
import { wireOrder } from '#adapters/http/wire/order.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { orderText } from '#cli/commands/order/order-text.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import type { Action } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import type { Order } from '#domain/order/order.ts';

/** `crunch order show ID --email E`; an order placed from this state needs no e-mail. */
export const orderShow: Action = (session, { args: [orderId = ''], flags }) =>
  withShop(session, async ({ useCases, ask }) => {
    const given = parseFlags(z.object({ email: z.optional(z.string()) }), flags, session.words);
    const placed = await ask(useCases.order.ordersPlacedHere());
    const email = given.email ?? placed.find((order) => order.orderId === orderId)?.email;
    if (email === undefined) {
      throw badUsage(
        fillBlanks(session.words['error.missingOption'], { name: '--email' }),
        'email',
      );
    }
    const order = await ask(useCases.order.showOrder(orderId, email));
    return {
      data: orderData(order),
      text: () => orderText(order, session, Date.now() + session.settings.clockOffset),
    };
  });

/** The domain's lists are readonly and the codec's are not, so copies are passed. */
export const orderData = (order: Order): z.input<typeof wireOrder> =>
  z.encode(wireOrder, {
    ...order,
    lines: order.lines.map(({ contents, ...line }) => ({
      ...line,
      ...(contents === undefined ? {} : { contents: [...contents] }),
    })),
  });
