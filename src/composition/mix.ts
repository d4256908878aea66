import { ContainerModule } from 'inversify';
import { makeAddMixToCart } from '#application/mix/add-mix-to-cart.ts';
import { makeEditMix } from '#application/mix/edit-mix.ts';
import { makeKeepMix } from '#application/mix/keep-mix.ts';
import { makeReadMix } from '#application/mix/read-mix.ts';
import { makeShowMixShelf } from '#application/mix/show-mix-shelf.ts';
import { makeSurpriseMix } from '#application/mix/surprise-mix.ts';
import {
  CurrentCartToken,
  CurrentMixToken,
  IdGeneratorToken,
  MixDeskToken,
  tokenOf,
} from '#composition/tokens.ts';

export const mixUseCases = new ContainerModule(({ bind }) => {
  bind(tokenOf('showMixShelf')).toResolvedValue(makeShowMixShelf, [MixDeskToken]);
  bind(tokenOf('readMix')).toResolvedValue(makeReadMix, [CurrentMixToken]);
  bind(tokenOf('keepMix')).toResolvedValue(makeKeepMix, [CurrentMixToken]);
  bind(tokenOf('surpriseMix')).toResolvedValue(makeSurpriseMix, [IdGeneratorToken]);
  bind(tokenOf('editMix')).toResolvedValue(makeEditMix, [
    CurrentCartToken,
    MixDeskToken,
    CurrentMixToken,
  ]);
  bind(tokenOf('addMixToCart')).toResolvedValue(makeAddMixToCart, [
    CurrentCartToken,
    MixDeskToken,
    CurrentMixToken,
  ]);
});
