import { useEffect, useState } from 'react';
import { cartGoodsOf } from '#ui/stores/cart/cart-goods-store.ts';
import { RemovalStore } from '#ui/stores/cart/removal-store.ts';
import { useStores } from '#ui/stores/stores.ts';

/** The removals of one place on the screen, forgotten when it is left. */
export const useRemovals = (isShown = true): RemovalStore => {
  const stores = useStores();
  const [removals] = useState(
    () =>
      new RemovalStore({ ...stores, goods: cartGoodsOf(stores) }, async (couponName) => {
        const { couponStoreOf } = await import('#ui/stores/coupon/coupon-store.ts');
        await couponStoreOf(stores).apply(couponName, undefined);
      }),
  );
  useEffect(() => {
    if (!isShown) removals.forget();
  }, [isShown, removals]);
  return removals;
};
