import { makeMemoryAccountCarts } from '#test/doubles/cart/memory-account-carts.ts';
import { type KeptCart, makeMemoryCurrentCart } from '#test/doubles/cart/memory-current-cart.ts';
import { accountCartsContract } from '#test/ports/cart/account-carts.contract.ts';
import { currentCartContract } from '#test/ports/cart/current-cart.contract.ts';

accountCartsContract('memory-account-carts', async () => ({
  carts: makeMemoryAccountCarts(),
  owner: { accountId: 'acc-1', email: 'sara@people.example' },
}));
currentCartContract('memory-current-cart', () => {
  const kept: KeptCart = {};
  return () => makeMemoryCurrentCart(undefined, kept);
});
