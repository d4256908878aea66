import { markupText } from '#domain/content/markup-text.ts';
import { paidBy } from '#domain/gift/gift-tender.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import { moneyText } from '#server/base/mail/money-text.ts';
import {
  address,
  joined,
  type MailText,
  newLine,
  noLinksMeta,
  own,
  quoted,
  typed,
} from '#server/base/mail/typed-words.ts';
import type { OrderLineRow, OrderRow } from '#server/data/order/orders.ts';
import type { OrderMailFacts } from '#server/order/show/order-mail-facts.ts';
import { isAccount, newsOf } from '#server/order/show/order-mail-news.ts';
import { type MailWords, mailWords } from '#server/order/show/order-mail-words.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

/** A mail about an order in the shopper's language; typed texts are escaped. */
export const orderMail = (facts: OrderMailFacts): Mail => {
  const { mailId, order } = facts;
  const content = contentOf(facts);
  return {
    to: order.contact.email,
    subject: content.title,
    mailId,
    language: order.language === 'es' ? 'es-US' : 'en-US',
    text: textOf(content),
    html: htmlOf(content, order.language),
  };
};

interface Content {
  readonly title: string;
  readonly opening: readonly MailText[];
  readonly number: readonly [label: string, orderId: string];
  readonly lines: readonly (readonly [name: MailText, total: string])[];
  readonly sums: readonly (readonly [label: string, amount: string])[];
  readonly shipTo: string;
  readonly address: readonly MailText[];
  /** That it is a gift, and what is printed on its slip. */
  readonly gift: readonly MailText[];
  readonly footer: string;
  readonly shopOrigin: string;
}

const contentOf = (facts: OrderMailFacts): Content => {
  const { kind, order, lines, giftCards, shopOrigin } = facts;
  const words = mailWords[order.language];
  const amount = (cents: number): string => moneyText(cents as Cents, order.language);
  return {
    title: words.subjects[kind](order.order_id),
    opening: [greetingOf(words, order), ...newsOf(words, facts).map(own)],
    number: [words.number, order.order_id],
    lines: lines.map((line) => [nameOf(line), amount(line.total)]),
    sums: [
      [words.subTotal, amount(order.sub_total)],
      ...(order.discount > 0
        ? [[discountLabel(words, order), `−${amount(order.discount)}`] as const]
        : []),
      [words.shipping, order.shipping_charge === 0 ? words.free : amount(order.shipping_charge)],
      [words.tax, amount(order.tax)],
      [words.total, amount(order.total_amount)],
      ...giftCards.map((card) => [words.giftCard(card.last4), `−${amount(card.amount)}`] as const),
      ...(giftCards.length > 0
        ? [[words.remaining, amount(order.total_amount - paidBy({ giftCards }))] as const]
        : []),
      ...paidWith(words, facts.payment),
    ],
    shipTo: words.shipTo,
    address: isSentByMail(order) ? [own(words.byEmail)] : addressLines(order).map(typed),
    gift: giftTexts(words, order),
    footer: words.footer,
    shopOrigin,
  };
};

/** A PayPal account by its masked e-mail; cards are named on the order's page only. */
const paidWith = (
  words: MailWords,
  payment: OrderMailFacts['payment'],
): readonly (readonly [string, string])[] =>
  payment !== undefined && isAccount(payment)
    ? [[words.paidWith, ['PayPal', payment.brand].filter((part) => part !== '').join(', ')]]
    : [];

const textOf = (content: Content): string =>
  [
    content.opening.map(({ text }) => text).join('\n\n'),
    content.number.join(': '),
    content.lines.map(([{ text }, total]) => `${text}: ${total}`).join('\n'),
    content.sums.map((sum) => sum.join(': ')).join('\n'),
    [`${content.shipTo}:`, ...content.address.map(({ text }) => text)].join('\n'),
    ...content.gift.map(({ text }) => text),
    `${content.footer}\n${content.shopOrigin}\n`,
  ].join('\n\n');

const htmlOf = (content: Content, language: Language): string => {
  const [label, orderId] = content.number.map(markupText);
  const sums = content.sums.map(([name, amount]) => [own(name), amount] as const);
  const rows = [...content.lines, ...sums].map(rowHtml);
  const origin = markupText(content.shopOrigin);
  return [
    `<!doctype html><html lang="${language === 'es' ? 'es-US' : 'en-US'}">`,
    `<head><meta charset="utf-8">${noLinksMeta}<title>${markupText(content.title)}</title></head><body>`,
    ...content.opening.map(({ html }) => `<p>${html}</p>`),
    `<p>${label}: <strong>${orderId}</strong></p>`,
    `<table>${rows.join('')}</table>`,
    `<p>${markupText(content.shipTo)}:<br>${content.address.map(({ html }) => html).join('<br>')}</p>`,
    ...content.gift.map(({ html }) => `<div>${html}</div>`),
    `<p>${markupText(content.footer)}<br><a href="${origin}">${origin}</a></p>`,
    '</body></html>',
  ].join('');
};

/**
 * An order of e-gift cards only has no shipping address; the buyer's name is then in the billing
 * address.
 */
const isSentByMail = ({ shipping }: OrderRow): boolean => shipping.zipcode === '';
const buyerOf = (order: OrderRow) => (isSentByMail(order) ? order.billing : order.shipping);

const greetingOf = (words: MailWords, order: OrderRow): MailText => {
  const [before, after] = words.greeting;
  return joined(own(before), typed(buyerOf(order).firstName), own(after));
};

/** A mix has the name its shopper gave it, everything else the catalogue's name. */
const nameOf = (line: OrderLineRow): MailText => {
  const name = line.kind === 'mix' ? typed(line.name) : own(line.name);
  return joined(own(`${line.quantity} × `), name, noteOf(line));
};

const noteOf = ({ pre_order_text: preOrder, gift }: OrderLineRow): MailText => {
  if (gift === null) return own(preOrder === null ? '' : ` (${preOrder})`);
  const { firstName, lastName, recipientEmail } = gift;
  return joined(
    own(' (→ '),
    typed(`${firstName} ${lastName}`),
    own(', '),
    address(recipientEmail),
    own(')'),
  );
};

const discountLabel = (words: MailWords, { coupon_name: coupon }: OrderRow): string =>
  coupon === null ? words.discount : `${words.discount} (${coupon})`;

const giftTexts = (words: MailWords, order: OrderRow): readonly MailText[] => [
  ...(order.gift_order ? [own(words.gift)] : []),
  ...(order.gift_message === null
    ? []
    : [joined(own(`${words.giftMessage}:`), newLine, quoted(order.gift_message))]),
];

const addressLines = ({ shipping }: OrderRow): readonly string[] =>
  [
    `${shipping.firstName} ${shipping.lastName}`,
    shipping.address,
    shipping.addressDetails,
    `${shipping.city}, ${shipping.state.toUpperCase()} ${shipping.zipcode}`,
  ].filter((line) => line !== '');

const rowHtml = ([label, amount]: readonly [MailText, string]): string =>
  `<tr><th align="left" scope="row">${label.html}</th><td align="right">${markupText(amount)}</td></tr>`;
