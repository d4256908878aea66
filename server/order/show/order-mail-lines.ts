import { dayWords } from '#domain/locale/day-words.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PicturedLine } from '#server/base/mail/mail-parts.ts';
import { mailPicture } from '#server/base/mail/mail-picture.ts';
import { moneyText } from '#server/base/mail/money-text.ts';
import { address, joined, type MailText, own, typed } from '#server/base/mail/typed-words.ts';
import type { OrderLineRow } from '#server/data/order/orders.ts';
import type { MailWords } from '#server/order/show/order-mail-words.ts';

/** A line of an order. A mix has the name its shopper gave it, everything else the catalogue's name. */
export const mailLine = (
  words: MailWords,
  line: OrderLineRow,
  language: Language,
  shopOrigin: string,
): PicturedLine => {
  const { kind, name, quantity, total, image_path: imagePath } = line;
  return {
    picture: mailPicture(kind === 'mix' ? boxPicture : imagePath, shopOrigin),
    quantity,
    name: kind === 'mix' ? typed(name) : own(name),
    notes: notesOf(words, line, language),
    amount: moneyText(total as Cents, language),
  };
};

/** A mix has no picture of its own in mails; the logo is a box of bags. */
const boxPicture = '/packs/crunchcart-logo.svg';

const notesOf = (words: MailWords, line: OrderLineRow, language: Language): readonly MailText[] => {
  const { kind, contents, size, pre_order_text: preOrder, gift } = line;
  const bags = contents.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...(kind === 'mix' ? [own(words.inside(bags, contents.length))] : []),
    ...(kind === 'product' && gift === null && size ? [own(size)] : []),
    ...(preOrder === null ? [] : [own(preOrder)]),
    ...(gift === null ? [] : [recipientOf(words, gift, language)]),
  ];
};

const recipientOf = (
  words: MailWords,
  gift: NonNullable<OrderLineRow['gift']>,
  language: Language,
): MailText =>
  joined(
    own('→ '),
    typed(`${gift.firstName} ${gift.lastName}`),
    own(', '),
    address(gift.recipientEmail),
    own(gift.sendOn === undefined ? '' : `, ${words.giftDay(dayWords(gift.sendOn, language))}`),
  );
