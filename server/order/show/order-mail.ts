import { paidBy } from '#domain/gift/gift-tender.ts';
import type { Cents } from '#domain/money/cents.ts';
import { trackingPage } from '#domain/order/tracking/shipment.ts';
import { shopMail } from '#server/base/mail/mail-document.ts';
import {
  buttonPart,
  headPart,
  linesPart,
  linkPart,
  panelPart,
  paragraphPart,
  quotePart,
  smallPart,
  sumsPart,
  valuePart,
} from '#server/base/mail/mail-parts.ts';
import { moneyText } from '#server/base/mail/money-text.ts';
import { joined, type MailText, own, quoted, typed } from '#server/base/mail/typed-words.ts';
import type { OrderRow } from '#server/data/order/orders.ts';
import type { OrderMailFacts } from '#server/order/show/order-mail-facts.ts';
import { mailLine } from '#server/order/show/order-mail-lines.ts';
import { headingOf, isAccount, newsOf } from '#server/order/show/order-mail-news.ts';
import { type MailWords, mailWords } from '#server/order/show/order-mail-words.ts';
import type { Mail } from '#server/parties/mail-sender.ts';

/** A mail about an order in the shopper's language; typed texts are escaped. */
export const orderMail = (facts: OrderMailFacts): Mail => {
  const { mailId, kind, order, lines, shopOrigin } = facts;
  const { language } = order;
  const words = mailWords[language];
  const subject = words.subjects[kind](order.order_id);
  const address = isSentByMail(order) ? [own(words.byEmail)] : addressLines(order).map(typed);
  return shopMail({
    to: order.contact.email,
    subject,
    mailId,
    language,
    shopOrigin,
    parts: [
      headPart(headingOf(words, facts), [
        greetingOf(words, order),
        ...newsOf(words, facts).map(own),
      ]),
      valuePart(words.number, order.order_id),
      ...parcelParts(words, facts),
      ...ordersPage(words, order, shopOrigin),
      linesPart(lines.map((line) => mailLine(words, line, language, shopOrigin))),
      sumsPart(sumsOf(words, facts)),
      panelPart(words.shipTo, address),
      ...giftParts(words, order),
      smallPart(own(words.footer)),
    ],
  });
};

/** A customer's page of the order; for a guest the page that finds it, with its number typed in. */
const ordersPage = (words: MailWords, order: OrderRow, shopOrigin: string): readonly MailText[] => {
  const orderId = encodeURIComponent(order.order_id);
  const isGuest = order.account_id === null;
  const page = isGuest ? `/trackorder?order=${orderId}` : `/orderhistory/${orderId}`;
  const lang = order.language === 'es' ? `${isGuest ? '&' : '?'}lang=es-us` : '';
  return [buttonPart(isGuest ? words.track : words.look, `${shopOrigin}${page}${lang}`)];
};

/** Where the carrier tells of the parcel. */
const parcelParts = (words: MailWords, { kind, shipment }: OrderMailFacts): readonly MailText[] =>
  kind !== 'order-shipped' || shipment === undefined
    ? []
    : [
        valuePart(`${words.trackingNumber} (${shipment.carrier})`, shipment.trackingNumber),
        linkPart(words.follow(shipment.carrier), trackingPage(shipment)),
      ];

const sumsOf = (words: MailWords, { order, giftCards, payment }: OrderMailFacts) => {
  const amount = (cents: number): string => moneyText(cents as Cents, order.language);
  const isFree = order.shipping_charge === 0;
  return [
    { label: words.subTotal, amount: amount(order.sub_total) },
    ...(order.discount > 0
      ? [{ label: discountLabel(words, order), amount: `−${amount(order.discount)}` }]
      : []),
    { label: words.shipping, amount: isFree ? words.free : amount(order.shipping_charge) },
    { label: words.tax, amount: amount(order.tax) },
    { label: words.total, amount: amount(order.total_amount), isTotal: true },
    ...giftCards.map((card) => ({
      label: words.giftCard(card.last4),
      amount: `−${amount(card.amount)}`,
    })),
    ...(giftCards.length > 0
      ? [{ label: words.remaining, amount: amount(order.total_amount - paidBy({ giftCards })) }]
      : []),
    ...paidWith(words, payment),
  ];
};

/** A PayPal account by its masked e-mail; cards are named on the order's page only. */
const paidWith = (words: MailWords, payment: OrderMailFacts['payment']) =>
  payment !== undefined && isAccount(payment)
    ? [
        {
          label: words.paidWith,
          amount: ['PayPal', payment.brand].filter((part) => part !== '').join(', '),
        },
      ]
    : [];

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

const discountLabel = (words: MailWords, { coupon_name: coupon }: OrderRow): string =>
  coupon === null ? words.discount : `${words.discount} (${coupon})`;

const giftParts = (words: MailWords, order: OrderRow): readonly MailText[] => [
  ...(order.gift_order ? [paragraphPart(own(words.gift))] : []),
  ...(order.gift_message === null
    ? []
    : [quotePart(words.giftMessage, quoted(order.gift_message))]),
];

const addressLines = ({ shipping }: OrderRow): readonly string[] =>
  [
    `${shipping.firstName} ${shipping.lastName}`,
    shipping.address,
    shipping.addressDetails,
    `${shipping.city}, ${shipping.state.toUpperCase()} ${shipping.zipcode}`,
  ].filter((line) => line !== '');
