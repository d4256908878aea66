import type { CartLine } from '#domain/cart/lines/cart-line.ts';
import type { GiftRecipient } from '#domain/gift/gift.ts';
import { contentsKey } from '#domain/mix/contents.ts';

/**
 * What a line sells, as text: lines with equal keys are the same goods and are added together.
 *
 * A product is its productId; an e-gift card its productId and recipient; a mix its contents,
 * whatever its number (MERGE-03); a bundle its
 * bundleId, virtualSku and contents (D-CART-03). A bundle never equals a plain line. Ids compare
 * exactly.
 */
export const lineKey = (line: CartLine): string => {
  switch (line.kind) {
    case 'product':
      return line.gift === undefined
        ? `product ${line.productId}`
        : `gift ${JSON.stringify([line.productId, ...recipientOf(line.gift)])}`;
    case 'mix':
      return `mix ${contentsKey(line.contents)}`;
    case 'bundle':
      return JSON.stringify([line.bundleId, line.virtualSku, contentsKey(line.products)]);
  }
};

const recipientOf = (gift: GiftRecipient): readonly string[] => [
  gift.firstName,
  gift.lastName,
  gift.recipientEmail,
  gift.giftMessage,
  ...(gift.sendOn === undefined ? [] : [gift.sendOn]),
];
