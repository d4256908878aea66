/** One entry of the header menu; menus are sorted ascending by `menuSeq` (NAV-01, NAV-02). */
export interface NavigationItem {
  readonly menuSeq: number;
  readonly label: string;
  readonly url: string;
  readonly subMenu: readonly Omit<NavigationItem, 'subMenu'>[];
}

export const inMenuOrder = (items: readonly NavigationItem[]): readonly NavigationItem[] =>
  items.map((item) => ({ ...item, subMenu: [...item.subMenu].sort(byMenuSeq) })).sort(byMenuSeq);

const byMenuSeq = (a: { readonly menuSeq: number }, b: { readonly menuSeq: number }): number =>
  a.menuSeq - b.menuSeq;

/** The menu entries a page belongs to, by their addresses (NAV-14). */
export interface MenuChoice {
  readonly selectedMenu?: string;
  readonly selectedSubMenu?: string;
}

/** The entry with the longest address that the page's path begins with, and its menu. */
export const menuChoiceAt = (items: readonly NavigationItem[], pathname: string): MenuChoice => {
  const [nearest] = items
    .flatMap(({ url, subMenu }) => [
      { address: url, choice: { selectedMenu: url } },
      ...subMenu.map((sub) => ({
        address: sub.url,
        choice: { selectedMenu: url, selectedSubMenu: sub.url },
      })),
    ])
    .filter(({ address }) => pathname === address || pathname.startsWith(`${address}/`))
    .sort((a, b) => b.address.length - a.address.length);
  return nearest?.choice ?? {};
};
