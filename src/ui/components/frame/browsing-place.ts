import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { inMenuOrder, menuChoiceAt, type NavigationItem } from '#domain/catalog/navigation.ts';
import { searchTextOf } from '#domain/catalog/search-text.ts';
import type { BrowsingPlace } from '#domain/session/choices.ts';
import { isShelf } from '#ui/addresses/canonical.ts';
import { useRootData } from '#ui/core/root-data.ts';
import { useStores } from '#ui/stores/stores.ts';

/** A product page keeps the search and menu of the list that led to it. */
const isProduct = (pathname: string): boolean => pathname.startsWith('/product/');

/** The menu in its order; without a menu, a link to all products (NAV-05). */
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
      // The FAQ page has its own search with the same query name.
      searchText: isShelf(pathname) ? searchTextOf(new URLSearchParams(search)) : '',
      ...menuChoiceAt(navigation, pathname),
    }),
    [navigation, pathname, search],
  );
};

/** What search box and menu show: from the address, except on a product's page. */
export const useBrowsingPlace = (): BrowsingPlace & { readonly isKept: boolean } => {
  const place = usePlaceOfAddress();
  const { config } = useStores();
  const isKept = isProduct(useLocation().pathname);
  return { ...(isKept ? config.place : place), isKept };
};

/** Stores the search and menu entry of home and of every page of the menu. */
export const usePlaceKeeping = (): void => {
  const place = usePlaceOfAddress();
  const { config } = useStores();
  const { pathname } = useLocation();
  const isPlace = pathname === '/' || place.selectedMenu !== undefined;
  useEffect(() => {
    if (isPlace) config.visit(place);
  }, [config, isPlace, place]);
};
