import { type CSSProperties, useEffect } from 'react';
import type { ProductId } from '#domain/catalog/product-id.ts';
import type { Language } from '#domain/locale/language.ts';
import type { PlacedLine } from '#domain/order/order.ts';
import { tintOf } from '#ui/components/catalog/product/product-card.tsx';
import { cartGoodsOf } from '#ui/stores/cart/cart-goods-store.ts';
import { useStores } from '#ui/stores/stores.ts';
import { useWords } from '#ui/words/words.ts';

/** The colour of a product, once it is known. */
export type GroundOf = (productId: string) => CSSProperties | undefined;

type Pictured = Pick<PlacedLine, 'productId' | 'imagePath' | 'contents'>;

/**
 * For an observer: the colours packs of placed orders stand on, as in the cart. They decorate only: what is no longer sold, or not answered
 * yet, stands on the plain ground.
 */
export const useGrounds = (lines: readonly Pictured[]): GroundOf => {
  const stores = useStores();
  const { language } = useWords();
  const goods = cartGoodsOf(stores);
  const where = `${language} ${stores.zip.locationNumber}`;
  const ids = lines
    .filter(({ imagePath, contents }) => imagePath !== undefined && contents === undefined)
    .map(({ productId }) => productId as ProductId);
  // One text, so that the same lines drawn again do not ask again.
  const asked = ids.join(' ');
  useEffect(() => {
    if (asked !== '') void goods.meetProducts(asked.split(' ') as ProductId[], where);
  }, [goods, asked, where]);
  // Read here, so that the component that uses this hook is drawn again once they are known.
  const { known } = goods;
  return (productId) => {
    const card = known.get(productId);
    return card && tintOf(card);
  };
};

/**
 * For an observer that uses the grounds: what the goods of an order are called that was read in one language and is
 * shown in another, as an order that a mailed code opened and that cannot be read again (D-ORDER-13).
 */
export const useNamesToday = (readIn: Language | undefined) => {
  const { known } = cartGoodsOf(useStores());
  const { language } = useWords();
  const isOther = readIn !== undefined && readIn !== language;
  return ({ productId, name }: Pick<PlacedLine, 'productId' | 'name'>): string =>
    (isOther ? known.get(productId)?.title : undefined) ?? name;
};
