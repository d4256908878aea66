import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { mailWords } from '#server/commerce/order-mail-words.ts';
import type { OrderLineRow, OrderRow } from '#server/data/commerce/orders.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

export interface ConfirmationFacts {
  readonly mailId: string;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly shopOrigin: string;
}

/** The order confirmation in the shopper's language; everything typed by people is escaped. */
export const orderConfirmation = ({
  mailId,
  order,
  lines,
  shopOrigin,
}: ConfirmationFacts): Mail => {
  const words = mailWords[order.language];
  const amount = (cents: number): string => dollars(cents as Cents, order.language);
  const greeting = words.greeting(order.shipping.firstName);
  const rows = lines.map((line) => ({
    name: line.pre_order_text === null ? line.name : `${line.name} (${line.pre_order_text})`,
    quantity: String(line.quantity),
    total: amount(line.total),
  }));
  const sums = [
    [words.subTotal, amount(order.sub_total)],
    ...(order.discount > 0 ? [[words.discount, `−${amount(order.discount)}`]] : []),
    [words.shipping, order.shipping_charge === 0 ? words.free : amount(order.shipping_charge)],
    [words.tax, amount(order.tax)],
    [words.total, amount(order.total_amount)],
  ] as const;
  const address = addressLines(order);
  const state = order.state === 'IN_REVIEW' ? words.inReview : words.placed;
  return {
    to: order.contact.email,
    subject: words.subject(order.order_id),
    messageId: `<${mailId}@crunchcart.example>`,
    language: order.language === 'es' ? 'es-US' : 'en-US',
    text: [
      greeting,
      '',
      state,
      `${words.number}: ${order.order_id}`,
      '',
      ...rows.map((row) => `${row.quantity} × ${row.name}: ${row.total}`),
      '',
      ...sums.map(([label, value]) => `${label}: ${value}`),
      '',
      `${words.shipTo}:`,
      ...address,
      '',
      words.footer,
      shopOrigin,
      '',
    ].join('\n'),
    html: page(order.language, words.subject(order.order_id), [
      `<p>${escaped(greeting)}</p><p>${escaped(state)}</p>`,
      `<p>${escaped(words.number)}: <strong>${escaped(order.order_id)}</strong></p>`,
      `<table>${rows.map(rowHtml).join('')}${sums.map(sumHtml).join('')}</table>`,
      `<p>${escaped(words.shipTo)}:<br>${address.map(escaped).join('<br>')}</p>`,
      `<p>${escaped(words.footer)}<br><a href="${escaped(shopOrigin)}">${escaped(shopOrigin)}</a></p>`,
    ]),
  };
};

const addressLines = ({ shipping }: OrderRow): readonly string[] =>
  [
    `${shipping.firstName} ${shipping.lastName}`,
    shipping.address,
    shipping.addressDetails,
    `${shipping.city}, ${shipping.state.toUpperCase()} ${shipping.zipcode}`,
  ].filter((line) => line !== '');

const rowHtml = (row: {
  readonly name: string;
  readonly quantity: string;
  readonly total: string;
}): string =>
  `<tr><td>${escaped(row.quantity)} × ${escaped(row.name)}</td><td align="right">${escaped(row.total)}</td></tr>`;

const sumHtml = ([label, value]: readonly [string, string] | readonly string[]): string =>
  `<tr><th align="left">${escaped(label ?? '')}</th><td align="right">${escaped(value ?? '')}</td></tr>`;

const page = (language: Language, title: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${language === 'es' ? 'es-US' : 'en-US'}"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>${parts.join('')}</body></html>`;

const dollars = (cents: Cents, language: Language): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', {
    style: 'currency',
    currency: 'USD',
  }).format(cents / 100);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
