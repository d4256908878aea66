import { tenderRows } from '#cli/commands/gift/tender-text.ts';
import { dayText } from '#cli/commands/shipping/day-text.ts';
import { dollars, pairs, table } from '#cli/report/table.ts';
import type { Session } from '#cli/session/session.ts';
import { dollarsFromCents } from '#domain/money/cents.ts';
import { orderArrival } from '#domain/order/arrival/order-arrival.ts';
import type { Order } from '#domain/order/order.ts';

/** An order as text for people: lines, address and totals. */
export const orderText = (order: Order, session: Session, now: number): string => {
  const { words, terminal } = session;
  const { shipping, card, paidWith } = order;
  const arrival = orderArrival(order, now);
  const head = pairs([
    [words['out.order'], order.orderId],
    [words['out.status'], order.status],
    [words['out.payment'], order.payment],
    [words['out.placedAt'], order.placedAt],
    [
      words['out.shipTo'],
      `${shipping.firstName} ${shipping.lastName}, ${shipping.address}, ${shipping.city}, ${shipping.state} ${shipping.zipcode}`,
    ],
    ...(arrival === undefined
      ? []
      : ([[words['out.expected'], dayText(arrival, session)]] as const)),
    ...(card === undefined
      ? []
      : ([[words['out.card'], `${card.brand} •••• ${card.last4}`]] as const)),
    ...(paidWith === undefined
      ? []
      : ([[words['out.payment'], `${payingName[paidWith.method]}, ${paidWith.name}`]] as const)),
  ]);
  const columns = [
    { title: words['out.item'] },
    { title: words['out.product'] },
    { title: words['out.quantity'], align: 'end' },
    { title: words['out.price'], align: 'end' },
    { title: words['out.total'], align: 'end' },
  ] as const;
  const rows = order.lines.map((line) => [
    line.productId,
    line.name,
    String(line.quantity),
    dollars(dollarsFromCents(line.unitPrice)),
    dollars(dollarsFromCents(line.total)),
  ]);
  const sums = pairs([
    [words['out.subTotal'], dollars(dollarsFromCents(order.subTotal))],
    ...(order.discount === 0
      ? []
      : ([[words['out.discount'], dollars(-dollarsFromCents(order.discount))]] as const)),
    [words['out.shippingCharge'], dollars(dollarsFromCents(order.shippingCharge))],
    [words['out.tax'], dollars(dollarsFromCents(order.tax))],
    [words['out.totalAmount'], dollars(dollarsFromCents(order.totalAmount))],
  ]);
  const { giftCards = [], amountDue } = order;
  const paid = tenderRows({ giftCards, amountDue }, session);
  const below = paid === '' ? sums : `${sums}\n${paid}`;
  return `${head}\n\n${table(columns, rows, terminal)}\n\n${below}`;
};

/** Names of services, the same in every language. */
const payingName = {
  'apple-pay': 'Apple Pay',
  'payment-account': 'PayPal',
  'saved-account': 'PayPal',
} as const;
