import { ContainerModule } from 'inversify';
import { makeReorder } from '#application/cart/reorder.ts';
import {
  CatalogToken,
  CurrentCartToken,
  MixDeskToken,
  PlacedOrdersToken,
  SignInSessionToken,
  tokenOf,
} from '#composition/tokens.ts';

export const reorderUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('reorder')).toResolvedValue(makeReorder, [
    SignInSessionToken,
    CurrentCartToken,
    PlacedOrdersToken,
    CatalogToken,
    MixDeskToken,
    tokenOf('syncCart'),
  ]);
});
