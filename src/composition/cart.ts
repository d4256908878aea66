import { ContainerModule } from 'inversify';
import { makeAddToCart } from '#application/cart/add-to-cart.ts';
import { makeChangeQuantity } from '#application/cart/change-quantity.ts';
import { makeClearCart } from '#application/cart/clear-cart.ts';
import { makeReadCart } from '#application/cart/read-cart.ts';
import { makeRemoveLine } from '#application/cart/remove-line.ts';
import { CurrentCartToken, tokenOf } from '#composition/tokens.ts';

export const cartUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('readCart')).toResolvedValue(makeReadCart, [CurrentCartToken]);
  bind(tokenOf('addToCart')).toResolvedValue(makeAddToCart, [CurrentCartToken]);
  bind(tokenOf('changeQuantity')).toResolvedValue(makeChangeQuantity, [CurrentCartToken]);
  bind(tokenOf('removeLine')).toResolvedValue(makeRemoveLine, [CurrentCartToken]);
  bind(tokenOf('clearCart')).toResolvedValue(makeClearCart, [CurrentCartToken]);
});
