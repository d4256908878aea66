import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { mailWords } from '#server/commerce/order-mail-words.ts';
import type { OrderLineRow, OrderRow } from '#server/data/commerce/orders.ts';
import { escaped } from '#server/parties/html.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

export interface ConfirmationFacts {
  readonly mailId: string;
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly shopOrigin: string;
}

/** The order confirmation in the shopper's language; everything typed by people is escaped. */
export const orderConfirmation = (facts: ConfirmationFacts): Mail => {
  const { mailId, order } = facts;
  const content = contentOf(facts);
  return {
    to: order.contact.email,
    subject: content.title,
    messageId: `<${mailId}@crunchcart.example>`,
    language: order.language === 'es' ? 'es-US' : 'en-US',
    text: textOf(content),
    html: htmlOf(content, order.language),
  };
};

interface Content {
  readonly title: string;
  readonly opening: readonly string[];
  readonly number: readonly [label: string, orderId: string];
  readonly lines: readonly (readonly [name: string, total: string])[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly shipTo: string;
  readonly address: readonly string[];
  readonly footer: string;
  readonly shopOrigin: string;
}

const contentOf = ({ order, lines, shopOrigin }: ConfirmationFacts): Content => {
  const words = mailWords[order.language];
  const amount = (cents: number): string => dollars(cents as Cents, order.language);
  return {
    title: words.subject(order.order_id),
    opening: [
      words.greeting(order.shipping.firstName),
      order.state === 'IN_REVIEW' ? words.inReview : words.placed,
    ],
    number: [words.number, order.order_id],
    lines: lines.map((line) => {
      const note = line.pre_order_text === null ? '' : ` (${line.pre_order_text})`;
      return [`${line.quantity} × ${line.name}${note}`, amount(line.total)];
    }),
    sums: [
      [words.subTotal, amount(order.sub_total)],
      ...(order.discount > 0 ? [[words.discount, `−${amount(order.discount)}`] as const] : []),
      [words.shipping, order.shipping_charge === 0 ? words.free : amount(order.shipping_charge)],
      [words.tax, amount(order.tax)],
      [words.total, amount(order.total_amount)],
    ],
    shipTo: words.shipTo,
    address: addressLines(order),
    footer: words.footer,
    shopOrigin,
  };
};

const textOf = (content: Content): string =>
  [
    content.opening.join('\n\n'),
    content.number.join(': '),
    content.lines.map((line) => line.join(': ')).join('\n'),
    content.sums.map((sum) => sum.join(': ')).join('\n'),
    [`${content.shipTo}:`, ...content.address].join('\n'),
    `${content.footer}\n${content.shopOrigin}\n`,
  ].join('\n\n');

const htmlOf = (content: Content, language: Language): string => {
  const [label, orderId] = content.number.map(escaped);
  const rows = [...content.lines, ...content.sums].map(rowHtml);
  const origin = escaped(content.shopOrigin);
  return [
    `<!doctype html><html lang="${language === 'es' ? 'es-US' : 'en-US'}">`,
    `<head><meta charset="utf-8"><title>${escaped(content.title)}</title></head><body>`,
    ...content.opening.map((text) => `<p>${escaped(text)}</p>`),
    `<p>${label}: <strong>${orderId}</strong></p>`,
    `<table>${rows.join('')}</table>`,
    `<p>${escaped(content.shipTo)}:<br>${content.address.map(escaped).join('<br>')}</p>`,
    `<p>${escaped(content.footer)}<br><a href="${origin}">${origin}</a></p>`,
    '</body></html>',
  ].join('');
};

const addressLines = ({ shipping }: OrderRow): readonly string[] =>
  [
    `${shipping.firstName} ${shipping.lastName}`,
    shipping.address,
    shipping.addressDetails,
    `${shipping.city}, ${shipping.state.toUpperCase()} ${shipping.zipcode}`,
  ].filter((line) => line !== '');

const rowHtml = ([label, amount]: readonly [string, string]): string =>
  `<tr><th align="left" scope="row">${escaped(label)}</th><td align="right">${escaped(amount)}</td></tr>`;

const dollars = (cents: Cents, language: Language): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', {
    style: 'currency',
    currency: 'USD',
  }).format(cents / 100);
