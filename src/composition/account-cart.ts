import { ContainerModule } from 'inversify';
import { makeCloseMerge, makeRedoMerge, makeUndoMerge } from '#application/cart/switch-merge.ts';
import { makeSyncCart } from '#application/cart/sync-cart.ts';
import {
  AccountCartsToken,
  CurrentCartToken,
  CurrentCheckoutToken,
  IdGeneratorToken,
  OneAtATimeToken,
  ShopperMemoryToken,
  SignInSessionToken,
  tokenOf,
} from '#composition/tokens.ts';

export const accountCartUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('syncCart')).toResolvedValue(makeSyncCart, [
    SignInSessionToken,
    CurrentCartToken,
    AccountCartsToken,
    IdGeneratorToken,
    OneAtATimeToken,
    CurrentCheckoutToken,
    ShopperMemoryToken,
  ]);
  bind(tokenOf('undoMerge')).toResolvedValue(makeUndoMerge, [CurrentCartToken]);
  bind(tokenOf('redoMerge')).toResolvedValue(makeRedoMerge, [CurrentCartToken]);
  bind(tokenOf('closeMerge')).toResolvedValue(makeCloseMerge, [CurrentCartToken]);
});
