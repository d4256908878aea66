import type { ContainerModuleLoadOptions } from 'inversify';
import { makeHttpMixDesk } from '#adapters/http/mix/http-mix-desk.ts';
import { makeHttpSavedMixes } from '#adapters/http/mix/http-saved-mixes.ts';
import { makeStoredCurrentMix } from '#adapters/slices/stored-current-mix.ts';
import {
  CurrentMixToken,
  KeyValueStorageToken,
  MixDeskToken,
  PlaceToken,
  SavedMixesToken,
  ShopHttpToken,
} from '#composition/tokens.ts';

/** The shop's rules for boxes, those an account keeps, and the box on the table. */
export const bindMix = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(MixDeskToken).toResolvedValue(makeHttpMixDesk, [ShopHttpToken, PlaceToken]);
  bind(SavedMixesToken).toResolvedValue(makeHttpSavedMixes, [ShopHttpToken]);
  bind(CurrentMixToken).toResolvedValue(makeStoredCurrentMix, [KeyValueStorageToken]);
};
