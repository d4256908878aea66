import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { Language } from '#domain/locale/language.ts';
import { type Json, unpacked } from '#ui/packed-data.ts';
import { shownInPage, withFiltersOf, withShown } from '#ui/shown-filters.ts';

/** Ids of the JSON blocks a page carries; no script is ever written into a page. */
const blockIds = { config: 'public-config', router: 'router-data', core: 'core-files' } as const;

/** What the server's render gives to the browser. */
export interface RouterData {
  readonly language: Language;
  readonly loaderData: Record<string, unknown>;
}

const readBlock = (id: string): unknown => {
  const block = document.getElementById(id);
  if (block === null) throw new Error(`the page has no block "${id}"`);
  return JSON.parse(block.textContent);
};

/** The server of the same build writes the blocks, so their shapes are not checked again. */
export const readConfig = (): PublicConfig => readBlock(blockIds.config) as PublicConfig;
const unpackedData = (block: unknown) => unpacked(block as Json) as unknown as RouterData;
export const readRouterData = (): RouterData => {
  const data = unpackedData(readBlock(blockIds.router));
  const loaderData = withFiltersOf(data.loaderData, (facets) =>
    withShown(facets, shownInPage(document)),
  );
  return { ...data, loaderData };
};
/** Scripts of the core and of the way to the storefront, which the page fetches before it runs them. */
export const readCoreFiles = (): readonly string[] => readBlock(blockIds.core) as readonly string[];

/**
 * What only another page shows, as the server answers it.
 * @throws where that is no data
 */
export const ownDataIn = (json: string): RouterData => unpackedData(JSON.parse(json));
