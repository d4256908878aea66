import * as z from 'zod/mini';
import { orderTracking } from '#application/messages/en-us/order/order-tracking.ts';
import { orderTracking as spanish } from '#application/messages/es/order/order-tracking.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { orderData } from '#cli/commands/order/order-show.ts';
import { orderText } from '#cli/commands/order/order-text.ts';
import { parseFlags } from '#cli/input/parse.ts';
import { pairs, table } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';
import { withShop } from '#cli/shop/shop.ts';
import { timelineOf } from '#domain/order/tracking/order-timeline.ts';
import { trackingPage } from '#domain/order/tracking/shipment.ts';
import type { TrackedOrder } from '#domain/order/tracking/tracked-order.ts';

const trackFlags = z.object({
  email: z.string(),
  sendCode: z.optional(z.boolean()),
  code: z.optional(z.string()),
});

/** `crunch order track ID --email E`, `--send-code`, `--code 123456` (D-ORDER-08). */
export const orderTrack: Action = (session, { args: [orderId = ''], flags }) =>
  withShop(session, async ({ useCases, ask }) => {
    const { email, sendCode, code } = parseFlags(trackFlags, flags, session.words);
    if (sendCode === true) {
      await ask(useCases.tracking.sendOrderCode({ orderId, email }));
      return {
        data: { orderId, email, sent: true },
        text: () => fillBlanks(session.words['out.codeSent'], { email }),
      };
    }
    const claim = { orderId, email, ...(code !== undefined && { code }) };
    const tracked = await ask(useCases.tracking.trackOrder(claim));
    const { order } = tracked;
    return {
      data: { ...tracked, steps: timelineOf(tracked), ...(order && { order: orderData(order) }) },
      text: () =>
        [
          trackedText(tracked, session),
          ...(order
            ? ['', orderText(order, session, Date.now() + session.settings.clockOffset)]
            : []),
        ].join('\n'),
    };
  });

const trackedText = (tracked: TrackedOrder, { words, terminal, settings }: Session): string => {
  const { shipment } = tracked;
  const names = settings.language === 'es' ? spanish : orderTracking;
  const head = pairs([
    [words['out.order'], tracked.orderId],
    [words['out.status'], tracked.status],
    [words['out.payment'], tracked.payment],
    ...(shipment === undefined
      ? []
      : ([
          [words['out.tracking'], `${shipment.carrier} ${shipment.trackingNumber}`],
          ['', trackingPage(shipment)],
        ] as const)),
  ]);
  const columns = [{ title: words['out.milestone'] }, { title: words['out.when'] }];
  const rows = timelineOf(tracked).map(({ milestone, at }) => [
    names[`milestone.${milestone}`],
    at ?? names['timeline.ahead'],
  ]);
  return `${head}\n\n${table(columns, rows, terminal)}`;
};
