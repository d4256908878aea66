import type { NavigationItem } from '#domain/catalog/navigation.ts';
import type { ProductFilter } from '#domain/catalog/product-query.ts';
import { activeFilters } from '#ui/addresses/list-links.ts';
import { typeLabel } from '#ui/addresses/type-label.ts';
import type { ListData } from '#ui/stores/catalog/list-data.ts';
import type { Words } from '#ui/words/words.ts';

/** Title, text and colours of a list's banner (BROWSE-03 … BROWSE-05, D-ROUTE-33). */
export interface Heading {
  readonly title: string;
  readonly text: string;
  readonly ground?: string;
  readonly ink?: string;
  /** All Brands shows image tiles, other lists show pills. */
  readonly tiles: boolean;
}

const looks = {
  'all-snacks': {},
  chips: { ground: '#D62828', ink: '#ffffff' },
  brands: { ground: '#1D4E89', ink: '#ffffff' },
  flavors: {},
  varietypack: { ground: '#c9e3ef', ink: '#123f55' },
  merchandise: { ground: '#c62e12', ink: '#ffffff' },
  holidayshop: { ground: '#1f4d35', ink: '#fff6df' },
} as const;

export type ListKind = 'all-snacks' | 'flavors' | 'varietypack' | 'merchandise' | 'holidayshop';

const ownWords = {
  flavors: ['list.flavors', 'list.flavorsText'],
  varietypack: ['list.varietyPacks', 'list.varietyPacksText'],
  merchandise: ['list.merchandise', 'list.merchandiseText'],
  holidayshop: ['list.holiday', 'list.holidayText'],
} as const;

/** A list of one brand and nothing else has its name; all other filters leave the heading alone. */
const onlyBrand = (query: ProductFilter, brands: ListData['brands']) =>
  activeFilters(query).length === 1
    ? brands.find(({ brandId }) => query.brand.includes(brandId))
    : undefined;

interface HeadingFacts {
  readonly kind: ListKind;
  readonly list: Omit<ListData, 'popular' | 'filters' | 'list'>;
  readonly allBrands: boolean;
  readonly navigation: readonly NavigationItem[];
}

export const headingOf = (
  {
    kind,
    list: { query, brands, told, totalProduct, unknownShelf },
    allBrands,
    navigation,
  }: HeadingFacts,
  say: Words['say'],
): Heading => {
  if (unknownShelf !== undefined) return { title: say('list.unknown'), text: '', tiles: false };
  if (kind !== 'all-snacks') {
    const [title, text] = ownWords[kind];
    return { title: say(title), text: say(text), tiles: false, ...looks[kind] };
  }
  if (query.searchText !== undefined) {
    const typed = query.searchText;
    const { correctedText } = told;
    const title = say('list.search', { text: correctedText ?? typed, count: totalProduct });
    const text = correctedText === undefined ? '' : say('list.corrected', { text: typed });
    return { title, text, tiles: false };
  }
  const brand = onlyBrand(query, brands);
  if (allBrands) {
    const title = brand?.name ?? say('list.allBrands');
    return { title, text: say('list.allBrandsText'), tiles: true, ...looks.brands };
  }
  if (query.productTypes.length === 0) {
    const text = say('list.allSnacksText');
    const title = brand?.name ?? say('list.allSnacks');
    return { title, text, tiles: false, ...looks['all-snacks'] };
  }
  const title = typeLabel(query.productTypes, navigation);
  if (query.productTypes[0] !== 'chips') {
    return { title, text: say('list.otherText'), tiles: false };
  }
  return { title, text: say('list.chipsText'), tiles: false, ...looks.chips };
};
