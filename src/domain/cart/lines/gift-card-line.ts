import type { ProductLine } from '#domain/cart/lines/cart-line.ts';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { ChosenGiftCard, GiftRecipient } from '#domain/gift/gift.ts';

/** The cart line of one e-gift card; the end of a random UUID makes its id unique. */
export const giftCardLine = (
  { productId, title, amount, imageUrl }: ChosenGiftCard,
  gift: GiftRecipient,
  uuid: string,
): ProductLine => ({
  kind: 'product',
  id: `${productId}-${uuid.slice(-12)}`,
  productId: productId as ProductId,
  quantity: 1,
  unitPrice: amount,
  title,
  imagePath: imageUrl,
  gift,
});
