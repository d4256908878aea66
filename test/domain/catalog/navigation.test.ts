import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inMenuOrder, menuChoiceAt, type NavigationItem } from '#domain/catalog/navigation.ts';

/** Few numbers, so that ties happen; the label tells where an entry stood. */
const entries = (): fc.Arbitrary<NavigationItem[]> =>
  fc
    .array(fc.tuple(fc.nat({ max: 3 }), fc.array(fc.nat({ max: 2 }), { maxLength: 4 })))
    .map((menus) =>
      menus.map(([menuSeq, subMenu], index) => ({
        menuSeq,
        label: `${index}`,
        url: '/',
        subMenu: subMenu.map((seq, at) => ({ menuSeq: seq, label: `${at}`, url: '/' })),
      })),
    );

/** Sorted by number; entries of one number in the order they came. */
const isStablySorted = (
  items: readonly { readonly menuSeq: number; readonly label: string }[],
): boolean =>
  items.every((item, index) => {
    const next = items[index + 1];
    if (next === undefined) return true;
    return (
      item.menuSeq < next.menuSeq ||
      (item.menuSeq === next.menuSeq && Number(item.label) < Number(next.label))
    );
  });

describe('inMenuOrder', () => {
  it('[NAV-02] sorts menus and sub menus ascending by menuSeq, ties in their order', () => {
    fc.assert(
      fc.property(entries(), (items) => {
        const sorted = inMenuOrder(items);
        expect(isStablySorted(sorted)).toBe(true);
        expect(sorted.every((item) => isStablySorted(item.subMenu))).toBe(true);
      }),
    );
  });

  it('[NAV-02] loses and changes nothing', () => {
    fc.assert(
      fc.property(entries(), (items) => {
        const before = structuredClone(items);
        const sorted = inMenuOrder(items);
        expect(items).toEqual(before);
        expect(sorted.map((item) => item.label).sort()).toEqual(
          items.map((item) => item.label).sort(),
        );
        for (const item of sorted) {
          expect(item.subMenu).toHaveLength(items[Number(item.label)]?.subMenu.length ?? -1);
        }
      }),
    );
  });
});

describe('menuChoiceAt', () => {
  const item = (url: string, ...subMenu: string[]): NavigationItem => ({
    menuSeq: 1,
    label: url,
    url,
    subMenu: subMenu.map((address) => ({ menuSeq: 1, label: address, url: address })),
  });
  const menu = [
    item('/varietypack'),
    item('/all-snacks', '/all-snacks/chips', '/all-snacks/popcorn'),
    item('/varietypack/customize'),
  ];

  it.each([
    ['/all-snacks', { selectedMenu: '/all-snacks' }],
    ['/all-snacks/chips', { selectedMenu: '/all-snacks', selectedSubMenu: '/all-snacks/chips' }],
    [
      '/all-snacks/chips/kettle',
      { selectedMenu: '/all-snacks', selectedSubMenu: '/all-snacks/chips' },
    ],
    ['/all-snacks/chipsandmore', { selectedMenu: '/all-snacks' }],
    ['/varietypack', { selectedMenu: '/varietypack' }],
    ['/varietypack/customize', { selectedMenu: '/varietypack/customize' }],
    ['/faq', {}],
    ['/', {}],
  ])('[NAV-14] %s belongs to the nearest entry', (pathname, choice) => {
    expect(menuChoiceAt(menu, pathname)).toEqual(choice);
  });
});
