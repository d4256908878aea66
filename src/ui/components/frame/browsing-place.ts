import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { inMenuOrder, menuChoiceAt, type NavigationItem } from '#domain/catalog/navigation.ts';
import { searchTextOf } from '#domain/catalog/search-text.ts';
import type { BrowsingPlace } from '#domain/session/choices.ts';
import { isShelf } from '#ui/addresses/canonical.ts';
import { useRootData } from '#ui/core/root-data.ts';
import { useStores } from '#ui/stores/stores.ts';

/** Products belong to whatever list led to them. */
const isProduct = (pathname: string): boolean => pathname.startsWith('/product/');

/** The menu in its order; without one the products are still one press away (NAV-05). */
export const useMenuItems = (products: string): readonly NavigationItem[] => {
  const { navigation } = useRootData();
  return navigation.length === 0
    ? [{ menuSeq: 0, label: products, url: '/all-snacks', subMenu: [] }]
    : inMenuOrder(navigation);
};

const usePlaceOfAddress = (): BrowsingPlace => {
  const { navigation } = useRootData();
  const { pathname, search } = useLocation();
  return useMemo(
    () => ({
      // The questions have a search of their own, in an address of the same form.
      searchText: isShelf(pathname) ? searchTextOf(new URLSearchParams(search)) : '',
      ...menuChoiceAt(navigation, pathname),
    }),
    [navigation, pathname, search],
  );
};

/** What search box and menu show: the address says it, but for a product's page. */
export const useBrowsingPlace = (): BrowsingPlace & { readonly isKept: boolean } => {
  const place = usePlaceOfAddress();
  const { config } = useStores();
  const isKept = isProduct(useLocation().pathname);
  return { ...(isKept ? config.place : place), isKept };
};

/** Home and everything the menu leads to is a place to browse; it is kept. */
export const usePlaceKeeping = (): void => {
  const place = usePlaceOfAddress();
  const { config } = useStores();
  const { pathname } = useLocation();
  const isPlace = pathname === '/' || place.selectedMenu !== undefined;
  useEffect(() => {
    if (isPlace) config.visit(place);
  }, [config, isPlace, place]);
};
