import { recipientProblems, tidyRecipient } from '#domain/gift/recipient.ts';
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
import { addressNotServiceable, inputRefused } from '#server/base/refusal/refusals.ts';
import { boxName, refuseLineWords } from '#server/order/quote/line-words.ts';

const contactFields: ReadonlySet<string> = new Set(['email', 'phoneNumber']);

/**
 * The draft with tidy texts; throws when its contact or an address breaks a rule of the shop.
 * The same rules as in the shopper's forms: an order made without them is not different.
 */
export const checkedDraft = (zips: ZipDirectory, draft: OrderDraft): OrderDraft => {
  const { contact, shipping, billing } = draft;
  refuseLineWords(draft.lines);
  const isSent = !ordersOnlyGiftCards(draft.lines);
  const problems = isSent ? shippingProblems(contact, shipping) : contactProblems(contact);
  refuseFirst(problems, (field) =>
    contactFields.has(field) ? `draft.contact.${field}` : `draft.shipping.${field}`,
  );
  if (isSent && !zipLiesIn(zips, shipping.zipcode, shipping.state)) {
    throw addressNotServiceable({ field: 'draft.shipping.zipcode' });
  }
  refuseGifts(draft);
  refuseFirst(billingProblems(billing), (field) => `draft.billing.${field}`);
  return {
    ...draft,
    contact: tidyContact(contact),
    lines: tidyLines(draft.lines),
    shipping: isSent ? tidyAddress(shipping) : emptyAddress,
    billing: tidyAddress(billing),
    ...(draft.giftMessage !== undefined && { giftMessage: plainWords(draft.giftMessage) }),
  };
};

const refuseGifts = ({ lines, giftMessage = '' }: OrderDraft): void => {
  if (giftMessageProblem(giftMessage) !== undefined) throw inputRefused('draft.giftMessage');
  for (const { gift } of lines.products) {
    if (gift === undefined) continue;
    refuseFirst(recipientProblems(gift), (field) => `draft.lines.gift.${field}`);
  }
};

const tidyLines = (lines: OrderDraft['lines']): OrderDraft['lines'] => ({
  ...lines,
  products: lines.products.map((line) =>
    line.gift === undefined ? line : { ...line, gift: tidyRecipient(line.gift) },
  ),
  multipack: lines.multipack.map((line) => ({ ...line, name: boxName(line) })),
});
