import { makeHttpMixCatalog } from '#adapters/http/mix/http-mix-catalog.ts';
import { makeHttpSavedMixes } from '#adapters/http/mix/http-saved-mixes.ts';
import { makeStoredCurrentMix } from '#adapters/slices/stored-current-mix.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

/** Rules and products of mixes, saved mixes, and the mix in the builder. */
export const mixPorts = {
  mixCatalog: ({ storefront: { http, place } }: StorefrontPorts) => makeHttpMixCatalog(http, place),
  savedMixes: ({ storefront: { http } }: StorefrontPorts) => makeHttpSavedMixes(http),
  currentMix: ({ keyValueStorage }: StorefrontPorts) => makeStoredCurrentMix(keyValueStorage),
};
