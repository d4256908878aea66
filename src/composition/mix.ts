import { ContainerModule } from 'inversify';
import { makeAddMixToCart } from '#application/mix/add-mix-to-cart.ts';
import { makeAddSavedMixToCart } from '#application/mix/add-saved-mix-to-cart.ts';
import {
  makeCopySavedMix,
  makeRemoveSavedMix,
  makeRenameSavedMix,
} from '#application/mix/change-saved-mix.ts';
import { makeEditMix } from '#application/mix/edit-mix.ts';
import { makeKeepMix } from '#application/mix/keep-mix.ts';
import { makeOpenSavedMix } from '#application/mix/open-saved-mix.ts';
import { makeReadMix } from '#application/mix/read-mix.ts';
import { makeReadSavedMix } from '#application/mix/read-saved-mix.ts';
import { makeSaveMix } from '#application/mix/save-mix.ts';
import { makeShowMixShelf } from '#application/mix/show-mix-shelf.ts';
import { makeShowSavedMixes } from '#application/mix/show-saved-mixes.ts';
import { makeSurpriseMix } from '#application/mix/surprise-mix.ts';
import {
  CurrentCartToken,
  CurrentMixToken,
  IdGeneratorToken,
  MixDeskToken,
  SavedMixesToken,
  SignInSessionToken,
  tokenOf,
} from '#composition/tokens.ts';

const kept = [SignInSessionToken, SavedMixesToken] as const;

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
    ...kept,
  ]);
  bind(tokenOf('showSavedMixes')).toResolvedValue(makeShowSavedMixes, [...kept, MixDeskToken]);
  bind(tokenOf('readSavedMix')).toResolvedValue(makeReadSavedMix, [...kept]);
  bind(tokenOf('openSavedMix')).toResolvedValue(makeOpenSavedMix, [
    ...kept,
    MixDeskToken,
    CurrentMixToken,
  ]);
  bind(tokenOf('saveMix')).toResolvedValue(makeSaveMix, [...kept, MixDeskToken, CurrentCartToken]);
  bind(tokenOf('renameSavedMix')).toResolvedValue(makeRenameSavedMix, [...kept]);
  bind(tokenOf('copySavedMix')).toResolvedValue(makeCopySavedMix, [...kept, CurrentCartToken]);
  bind(tokenOf('removeSavedMix')).toResolvedValue(makeRemoveSavedMix, [...kept]);
  bind(tokenOf('addSavedMixToCart')).toResolvedValue(makeAddSavedMixToCart, [
    ...kept,
    MixDeskToken,
    CurrentCartToken,
  ]);
});
