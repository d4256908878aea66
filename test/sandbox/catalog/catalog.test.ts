import { describe, expect, it } from 'vitest';
import type { Bilingual } from '#domain/locale/language.ts';
import { seedCatalog } from '#sandbox/catalog/catalog.ts';
import type { SeedProduct } from '#sandbox/catalog/seed/seed-product.ts';

const catalog = seedCatalog();
const { products } = catalog;
const byId = new Map(products.map((product) => [product.productId, product]));
const ofKind = (kind: SeedProduct['kind']) => products.filter((product) => product.kind === kind);

describe('seedCatalog', () => {
  it('is the same every time', () => {
    expect(seedCatalog()).toEqual(catalog);
  });

  it('has about 320 products of twelve makers', () => {
    const inSizes = products.filter(({ sizeChoice }) => sizeChoice === 'made');
    const ofOtherAmounts = 187;
    expect(products.length - inSizes.length - ofOtherAmounts).toBe(319);
    expect(inSizes).toHaveLength(19);
    expect(new Set(ofKind('snack').map(({ brandId }) => brandId)).size).toBe(12);
    expect(ofKind('merchandise')).toHaveLength(14 + inSizes.length);
    const cards = ofKind('gift-card');
    expect(cards.map(({ priceCents }) => priceCents)).toEqual(
      Array.from({ length: 191 }, (_, index) => 1000 + index * 100),
    );
    expect(cards.filter(({ bestsellerRank }) => bestsellerRank).map((card) => card.size)).toEqual([
      '$10',
      '$25',
      '$50',
      '$100',
    ]);
  });

  it('gives every product a number of its own', () => {
    expect(byId.size).toBe(products.length);
    const misnamed = products.filter(
      ({ productId }) => !/^[A-Z]{2,3}-[0-9]{4}(-[SMLX]+)?$/.test(productId),
    );
    expect(misnamed).toEqual([]);
  });

  it('writes every text in both languages, with nothing left to fill in', () => {
    const texts = products.flatMap(textsOf).concat(pageTexts());
    expect(texts.filter(({ en, es }) => isUnfinished(en) || isUnfinished(es))).toEqual([]);
    const untranslated = products.filter(({ description }) => description.en === description.es);
    expect(untranslated).toEqual([]);
  });

  it('asks a price above zero in whole cents', () => {
    expect(
      products.filter(({ priceCents }) => !Number.isInteger(priceCents) || priceCents <= 0),
    ).toEqual([]);
  });

  it('[BROWSE-02] files every product under a type, a maker and a flavor that exist', () => {
    const types = new Set(catalog.productTypes.map(({ slug }) => slug));
    const makers = new Set([...catalog.brands.map(({ brandId }) => brandId), 'crunchcart']);
    const flavors = new Set(catalog.flavors.map(({ flavorId }) => flavorId));
    const lost = products.filter(
      ({ type, brandId, flavor }) =>
        !types.has(type) || !makers.has(brandId as never) || !flavors.has(flavor),
    );
    expect(lost).toEqual([]);
  });

  it('[BROWSE-02] leaves no type of snack, maker or flavor without a product', () => {
    const parents = new Set(catalog.productTypes.flatMap(({ parent }) => parent ?? []));
    const bare = [
      ...catalog.productTypes.map(({ slug }) => slug).filter((slug) => !parents.has(slug)),
      ...catalog.brands.map(({ brandId }) => brandId),
      ...catalog.flavors.map(({ flavorId }) => flavorId),
    ].filter(
      (name) =>
        !products.some((product) => [product.type, product.brandId, product.flavor].includes(name)),
    );
    expect(bare).toEqual([]);
  });

  it('names parents that exist', () => {
    const slugs = catalog.productTypes.map(({ slug }) => slug);
    const parents = catalog.productTypes.flatMap(({ parent }) => parent ?? []);
    expect(parents.length).toBeGreaterThan(0);
    expect(parents.filter((parent) => !slugs.includes(parent))).toEqual([]);
  });

  it('[BROWSE-11] sells a snack in sizes of one group, each size once', () => {
    const groups = Map.groupBy(ofKind('snack'), ({ sizeGroupId }) => sizeGroupId);
    const several = [...groups.values()].filter((group) => group.length > 1);
    expect(several.length).toBeGreaterThan(80);
    for (const group of groups.values()) {
      expect(new Set(group.map(({ size }) => size)).size).toBe(group.length);
      expect(new Set(group.map(({ title }) => title.en)).size).toBe(1);
      const prices = group.map(({ priceCents }) => priceCents);
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
    }
  });

  it('[CART-11] stands for an article in sizes with one product, and sells each size as another', () => {
    const open = products.filter(({ sizeChoice }) => sizeChoice === 'open');
    expect(open.map(({ productId }) => productId)).toEqual([
      'MRC-0001',
      'MRC-0002',
      'MRC-0003',
      'MRC-0010',
      'MRC-0011',
    ]);
    for (const article of open) {
      const sizes = products.filter(
        ({ sizeGroupId, sizeChoice }) =>
          sizeGroupId === article.sizeGroupId && sizeChoice === 'made',
      );
      expect(sizes.length).toBeGreaterThan(1);
      for (const [place, units] of Object.entries(article.stock)) {
        expect(units > 0).toBe(sizes.some(({ stock }) => (stock[place] ?? 0) > 0));
      }
    }
  });

  it('[MIX-10] lets only snacks for one go into a box, and enough of them', () => {
    const mixable = products.filter((product) => product.mixable);
    expect(mixable.length).toBeGreaterThan(60);
    expect(mixable.every(({ kind, priceCents }) => kind === 'snack' && priceCents < 300)).toBe(
      true,
    );
  });

  it('[PDP-02] has products sold out everywhere, and at one location only', () => {
    const numbers = catalog.locations.map(({ locationNumber }) => locationNumber);
    expect(products.every(({ stock }) => Object.keys(stock).join() === numbers.join())).toBe(true);
    const emptyShelves = products.map(
      ({ stock }) => Object.values(stock).filter((units) => units === 0).length,
    );
    expect(emptyShelves.filter((count) => count === 3).length).toBeGreaterThanOrEqual(4);
    expect(emptyShelves.filter((count) => count === 1).length).toBeGreaterThanOrEqual(6);
    expect(emptyShelves.filter((count) => count === 0).length).toBeGreaterThan(290);
  });

  it('[PDP-04] takes orders in advance for six products, and says when they ship', () => {
    const early = products.filter(({ preOrder }) => preOrder !== undefined);
    expect(early).toHaveLength(6);
    expect(early.every(({ preOrder }) => preOrder?.text.en.startsWith('Pre-order:'))).toBe(true);
  });

  it('has a holiday shelf and a heat shelf', () => {
    expect(products.filter(({ badges }) => badges.includes('holiday'))).toHaveLength(13);
    const hot = products.filter(({ heat, kind }) => kind === 'snack' && heat >= 2);
    expect(hot.length).toBeGreaterThan(15);
    expect(hot.every(({ badges }) => badges.includes('hot'))).toBe(true);
  });

  it('[BROWSE-07] ranks more bestsellers than the home page shows', () => {
    const ranks = products.flatMap(({ kind, bestsellerRank }) =>
      kind === 'gift-card' ? [] : (bestsellerRank ?? []),
    );
    expect(ranks.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('[BROWSE-08] has more staff picks than the page shows', () => {
    expect(products.filter(({ staffPick }) => staffPick !== undefined).length).toBeGreaterThan(4);
  });
});

const textsOf = (product: SeedProduct): readonly Bilingual[] => [
  product.title,
  product.description,
  product.ingredients,
  ...(product.nutrition === undefined ? [] : [product.nutrition.servingSize]),
  ...(product.preOrder === undefined ? [] : [product.preOrder.text]),
  ...(product.staffPick === undefined ? [] : [product.staffPick.quote, product.staffPick.by]),
];

const pageTexts = (): readonly Bilingual[] => [
  ...catalog.brands.map(({ blurb }) => blurb),
  ...catalog.flavors.map(({ label }) => label),
  ...catalog.productTypes.flatMap(({ label, description }) => [label, description]),
  ...catalog.banners.flatMap(({ title, text }) => [title, text]),
  ...[...catalog.promoTiles, ...catalog.categories.parentCategories].flatMap(({ title, text }) => [
    title,
    text,
  ]),
  ...catalog.navigation.flatMap(({ label, subMenu }) => [
    label,
    ...subMenu.map((item) => item.label),
  ]),
];

const isUnfinished = (text: string): boolean =>
  text.trim() !== text ||
  text === '' ||
  /\b(?:TODO|TBD|FIXME|XXX)\b|lorem|placeholder|undefined|null|[{}]|\?\?|,,|\.\.| {2}/.test(text);
