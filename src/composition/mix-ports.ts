import type { ContainerModuleLoadOptions } from 'inversify';
import { makeHttpMixDesk } from '#adapters/http/http-mix-desk.ts';
import { makeStoredCurrentMix } from '#adapters/slices/stored-current-mix.ts';
import {
  CurrentMixToken,
  KeyValueStorageToken,
  MixDeskToken,
  PlaceToken,
  ShopHttpToken,
} from '#composition/tokens.ts';

/** The shop's rules for boxes, and the box on the table. */
export const bindMix = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(MixDeskToken).toResolvedValue(makeHttpMixDesk, [ShopHttpToken, PlaceToken]);
  bind(CurrentMixToken).toResolvedValue(makeStoredCurrentMix, [KeyValueStorageToken]);
};
