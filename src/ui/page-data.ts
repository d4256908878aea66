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
const routerDataOf = (block: unknown, page: () => ParentNode): RouterData => {
  const data = unpacked(block as Json) as unknown as RouterData;
  const loaderData = withFiltersOf(data.loaderData, (facets) =>
    withShown(facets, shownInPage(page())),
  );
  return { ...data, loaderData };
};
export const readRouterData = (): RouterData =>
  routerDataOf(readBlock(blockIds.router), () => document);
/** Scripts of the core and of the way to the storefront, which the page fetches before it runs them. */
export const readCoreFiles = (): readonly string[] => readBlock(blockIds.core) as readonly string[];

/**
 * The data of a page in its HTML.
 * @throws where it is not a page of this shop
 */
export const dataInMarkup = (html: string): RouterData => {
  const [, rest = ''] = html.split(`id="${blockIds.router}">`, 2);
  const [json = ''] = rest.split('</script>', 1);
  return routerDataOf(JSON.parse(json), () => new DOMParser().parseFromString(html, 'text/html'));
};
