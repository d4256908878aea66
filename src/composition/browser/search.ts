import { searchUseCases } from '#application/search/search-use-cases.ts';
import type { Host } from '#composition/host/host.ts';
import { searchPorts } from '#composition/ports/search.ts';
import type { StorefrontPorts } from '#composition/ports/storefront.ts';

export const openSearch = (host: Host<StorefrontPorts>) => ({
  search: searchUseCases(host.with(searchPorts).ports),
});
