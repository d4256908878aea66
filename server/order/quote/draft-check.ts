import { recipientProblems, tidyRecipient } from '#domain/gift/recipient.ts';
import { withDayAhead } from '#domain/gift/send-day.ts';
import type { IsoDay } from '#domain/locale/calendar.ts';
import { ordersOnlyGiftCards } from '#domain/order/only-gift-cards.ts';
import type { OrderDraft } from '#domain/order/order.ts';
import { emptyAddress } from '#domain/shipping/address.ts';
import {
  billingProblems,
  contactProblems,
  shippingProblems,
  tidyAddress,
  tidyContact,
} from '#domain/shipping/address-forms.ts';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import { zipLiesIn } from '#domain/shipping/zip-directory.ts';
import { giftMessageProblem } from '#domain/validation/message-text.ts';
import { plainWords } from '#domain/validation/typed-text.ts';
import { refuseFirst } from '#server/base/refusal/first-problem.ts';
import { isRefusal, type Refusal, refuse } from '#server/base/refusal/refusal.ts';
import { boxName, refuseLineWords } from '#server/order/quote/line-words.ts';

const contactFields: ReadonlySet<string> = new Set(['email', 'phoneNumber']);

/**
 * The draft with tidy texts; refused when its contact or an address breaks a rule of the shop.
 * The same rules as in the shopper's forms: an order made without them is not different.
 */
export const checkedDraft = (
  zips: ZipDirectory,
  typed: OrderDraft,
  today: IsoDay,
): OrderDraft | Refusal => {
  const draft = withDaysAhead(typed, today);
  const { contact, shipping, billing } = draft;
  const words = refuseLineWords(draft.lines);
  if (isRefusal(words)) return words;
  const isSent = !ordersOnlyGiftCards(draft.lines);
  const problems = isSent ? shippingProblems(contact, shipping) : contactProblems(contact);
  const destination = refuseFirst(problems, (field) =>
    contactFields.has(field) ? `draft.contact.${field}` : `draft.shipping.${field}`,
  );
  if (isRefusal(destination)) return destination;
  if (isSent && !zipLiesIn(zips, shipping.zipcode, shipping.state)) {
    return refuse('ADDRESS_NOT_SERVICEABLE', { field: 'draft.shipping.zipcode' });
  }
  const gifts = refuseGifts(draft, today);
  if (isRefusal(gifts)) return gifts;
  const bill = refuseFirst(billingProblems(billing), (field) => `draft.billing.${field}`);
  if (isRefusal(bill)) return bill;
  return {
    ...draft,
    contact: tidyContact(contact),
    lines: tidyLines(draft.lines),
    shipping: isSent ? tidyAddress(shipping) : emptyAddress,
    billing: tidyAddress(billing),
    ...(draft.giftMessage !== undefined && { giftMessage: plainWords(draft.giftMessage) }),
  };
};

const refuseGifts = (
  { lines, giftMessage = '' }: OrderDraft,
  today: IsoDay,
): Refusal | undefined => {
  if (giftMessageProblem(giftMessage) !== undefined)
    return refuse('INPUT_REFUSED', { field: 'draft.giftMessage' });
  for (const { gift } of lines.products) {
    if (gift === undefined) continue;
    const recipient = refuseFirst(
      recipientProblems(gift, today),
      (field) => `draft.lines.gift.${field}`,
    );
    if (isRefusal(recipient)) return recipient;
  }
  return undefined;
};

const withDaysAhead = (draft: OrderDraft, today: IsoDay): OrderDraft => ({
  ...draft,
  lines: {
    ...draft.lines,
    products: draft.lines.products.map((line) =>
      line.gift === undefined ? line : { ...line, gift: withDayAhead(line.gift, today) },
    ),
  },
});

const tidyLines = (lines: OrderDraft['lines']): OrderDraft['lines'] => ({
  ...lines,
  products: lines.products.map((line) =>
    line.gift === undefined ? line : { ...line, gift: tidyRecipient(line.gift) },
  ),
  multipack: lines.multipack.map((line) => ({ ...line, name: boxName(line) })),
});
