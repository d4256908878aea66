import { ContainerModule } from 'inversify';
import { makeReviewCart } from '#application/cart/review-cart.ts';
import { CurrentCartToken, InventoryToken, tokenOf } from '#composition/tokens.ts';

export const cartReviewUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('reviewCart')).toResolvedValue(makeReviewCart, [CurrentCartToken, InventoryToken]);
});
