import { makeHttpMixCatalog } from '#adapters/http/mix/http-mix-catalog.ts';
import { makeHttpSavedMixes } from '#adapters/http/mix/http-saved-mixes.ts';
import { makeStoredCurrentMix } from '#adapters/slices/stored-current-mix.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** The shop's rules for mixes, those an account keeps, and the mix on the table. */
export const mixPorts = {
  mixCatalog: ({ storefront: { http, place } }: StorefrontPorts) => makeHttpMixCatalog(http, place),
  savedMixes: ({ storefront: { http } }: StorefrontPorts) => makeHttpSavedMixes(http),
  currentMix: ({ keyValueStorage }: StorefrontPorts) => makeStoredCurrentMix(keyValueStorage),
};
