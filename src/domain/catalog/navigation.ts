/** One entry of the header menu; menus are sorted ascending by `menuSeq` (specification point 3). */
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
