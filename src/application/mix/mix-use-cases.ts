import { makeAddMixToCart } from '#application/mix/add-mix-to-cart.ts';
import { makeAddSavedMixToCart } from '#application/mix/add-saved-mix-to-cart.ts';
import {
  makeCopySavedMix,
  makeRemoveSavedMix,
  makeRenameSavedMix,
} from '#application/mix/change-saved-mix.ts';
import { makeEditMix } from '#application/mix/edit-mix.ts';
import { makeOpenSavedMix } from '#application/mix/open-saved-mix.ts';
import { makeReadMix } from '#application/mix/read-mix.ts';
import { makeReadSavedMix } from '#application/mix/read-saved-mix.ts';
import { makeSaveMix } from '#application/mix/save-mix.ts';
import { makeShowMixProducts } from '#application/mix/show-mix-products.ts';
import { makeShowSavedMixes } from '#application/mix/show-saved-mixes.ts';
import { makeStoreMix } from '#application/mix/store-mix.ts';
import { makeSurpriseMix } from '#application/mix/surprise-mix.ts';
import type { CurrentCart } from '#ports/cart/current-cart.ts';
import type { IdGenerator } from '#ports/device/id-generator.ts';
import type { CurrentMix, MixCatalog } from '#ports/mix/mix-catalog.ts';
import type { SavedMixes } from '#ports/mix/saved-mixes.ts';
import type { SignInSession } from '#ports/sign-in/sign-in-session.ts';

export interface MixPorts {
  readonly mixCatalog: MixCatalog;
  readonly currentMix: CurrentMix;
  readonly idGenerator: IdGenerator;
  readonly currentCart: CurrentCart;
  readonly signInSession: SignInSession;
  readonly savedMixes: SavedMixes;
}

/** Use cases of the builder and of saved mixes. */
export const mixUseCases = (ports: MixPorts) => ({
  showMixProducts: makeShowMixProducts(ports.mixCatalog),
  readMix: makeReadMix(ports.currentMix),
  storeMix: makeStoreMix(ports.currentMix),
  surpriseMix: makeSurpriseMix(ports.idGenerator),
  editMix: makeEditMix(ports.currentCart, ports.mixCatalog, ports.currentMix),
  addMixToCart: makeAddMixToCart(ports),
  showSavedMixes: makeShowSavedMixes(ports.signInSession, ports.savedMixes, ports.mixCatalog),
  readSavedMix: makeReadSavedMix(ports.signInSession, ports.savedMixes),
  openSavedMix: makeOpenSavedMix(ports),
  saveMix: makeSaveMix(ports),
  renameSavedMix: makeRenameSavedMix(ports.signInSession, ports.savedMixes),
  copySavedMix: makeCopySavedMix(ports.signInSession, ports.savedMixes, ports.currentCart),
  removeSavedMix: makeRemoveSavedMix(ports.signInSession, ports.savedMixes),
  addSavedMixToCart: makeAddSavedMixToCart(ports),
});

export type MixUseCases = ReturnType<typeof mixUseCases>;
