import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everyProduct, productPageSize } from '#domain/catalog/product-query.ts';
import type { Language } from '#domain/locale/language.ts';
import { seedRecord } from '#sandbox/catalog/seed-record.ts';
import { listFilter } from '#server/data/catalog/list-conditions.ts';
import { listProducts } from '#server/data/catalog/list-products.ts';
import { makeSuggester } from '#server/data/catalog/suggest-products.ts';
import { readCatalogState } from '#server/data/catalog-state/catalog-state.ts';
import { loadCatalog } from '#server/data/load/load-catalog.ts';
import { findMatches } from '#server/data/search/find-matches.ts';
import { readSearch } from '#server/data/search/search-reader.ts';
import {
  describeOnBothDatabases,
  type TestDatabase,
} from '#test/server/setup/database/databases.ts';

interface Wanted {
  /** In the title, brand or both of every one of the first four. */
  readonly top?: RegExp;
  /** In no title at all. */
  readonly never?: RegExp;
  /** Nothing is found. */
  readonly nothing?: true;
  readonly corrected?: string;
  /** The first id. */
  readonly first?: string;
  readonly size?: RegExp;
}

const english: Readonly<Record<string, Wanted>> = {
  // words, whole and begun
  popcorn: { top: /popcorn/i, never: /pretzel/i },
  'kettle chips': { top: /kettle chips/i },
  'tortilla chips': { top: /tortilla chips/i, never: /popcorn/i },
  chips: { top: /chips/i },
  chip: { top: /chips/i },
  cookie: { top: /cookies|shortbread/i },
  pretzels: { top: /pretzels/i },
  nuts: { top: /nuts|almonds|cashews|pecans|maple|peanut/i },
  salsa: { top: /salsa/i },
  'salsa verde': { top: /salsa verde/i, never: /roasted salsa/i },
  'kettle corn': { top: /kettle corn/i },
  'chile lime': { top: /chile lime/i },
  'lime chile': { top: /chile lime/i },
  'sea salt': { top: /sea salt/i },
  'honey mustard': { top: /honey mustard/i },
  'sour cream': { top: /sour cream/i },
  jala: { top: /jalapeño/i },
  choc: { top: /choc/i },
  // accents, letter case, signs
  JALAPEÑO: { top: /jalapeño/i },
  'jalapeno-cheddar': { top: /jalapeño cheddar/i },
  'salt & vinegar': { top: /salt & vinegar/i },
  'salt and vinegar': { top: /salt & vinegar/i },
  // slips of the finger
  jalapno: { top: /jalapeño/i, corrected: 'jalapeño' },
  jalepeno: { top: /jalapeño/i, corrected: 'jalapeño' },
  choclate: { top: /chocolate|peppermint bark/i, corrected: 'chocolate' },
  popcron: { top: /popcorn/i, corrected: 'popcorn' },
  pretzle: { top: /pretzels/i },
  'tortila chps': { top: /tortilla chips/i, corrected: 'tortilla chips' },
  cheder: { top: /cheddar/i, corrected: 'cheddar' },
  cinammon: { top: /cinnamon/i, corrected: 'cinnamon' },
  avacado: { top: /avocado/i, corrected: 'avocado' },
  habenero: { top: /habanero/i, corrected: 'habanero' },
  vineger: { top: /vinegar/i, corrected: 'vinegar' },
  parmesean: { top: /parmesan/i, corrected: 'parmesan' },
  seasalt: { top: /sea salt/i, corrected: 'sea salt' },
  // what shoppers call it
  barbecue: { top: /bbq/i },
  barbeque: { top: /bbq/i },
  nachos: { top: /nacho|tortilla chips/i },
  tshirt: { top: /tee/i },
  hat: { top: /cap/i },
  sampler: { top: /variety pack/i },
  // heat, diets, sizes
  spicy: { never: /sea salt/i },
  'spicy popcorn': { top: /popcorn/i },
  'gluten free': { never: /pretzel|cookie|crisps|bar$/i },
  'gluten free cookies': { nothing: true },
  'nut free': { never: /peanut|almond|cashew|pecan/i },
  vegan: { never: /cheddar|queso|cheese|butter|ranch/i },
  '2oz': { size: /^2 oz$/ },
  '9 oz': { size: /^9 oz$/ },
  'case of 6': { size: /^Case of 6$/ },
  // makers and numbers
  mazoro: { top: /mazoro/i },
  bramblejck: { top: /bramblejack/i, corrected: 'bramblejack' },
  'grove 9': { top: /grove 9/i },
  'matinee moon': { top: /matinee moon/i },
  'CHP-0101': { first: 'CHP-0101' },
  'chp-0101': { first: 'CHP-0101' },
  // nothing of the kind
  xyzzyq: { nothing: true },
  asdfghjkl: { nothing: true },
  'pretzel popcorn': { nothing: true },
  sushi: { nothing: true },
  '🔥🔥🔥': { nothing: true },
  '!!!': { nothing: true },
  "'; drop table products; --": { nothing: true },
  '<script>alert(1)</script>': { nothing: true },
  '%_%': { nothing: true },
};

const spanish: Readonly<Record<string, Wanted>> = {
  papas: { top: /papas/i },
  papa: { top: /papas/i },
  papitas: { top: /papas|totopos|rollitos/i },
  totopos: { top: /totopos/i },
  palomitas: { top: /palomitas|maíz/i },
  galletas: { top: /galletas/i },
  galetas: { top: /galletas/i, corrected: 'galletas' },
  picante: { never: /sal de mar/i },
  'palomitas picantes': { top: /palomitas/i },
  'sin gluten': { never: /pretzel|galletas/i },
  'sin glutn': { never: /pretzel|galletas/i, corrected: 'sin gluten' },
  'sin nueces': { never: /cacahuate|almendra|nuez|pecana/i },
  vegano: { never: /queso|cheddar|mantequilla|ranch/i },
  limon: { top: /lim[oó]n/i },
  limones: { top: /lim[oó]n/i },
  'chile y limon': { top: /chile y limón/i },
  aguacate: { top: /aguacate/i },
  queso: { top: /queso/i },
  maní: { top: /cacahuate/i },
  cacahuates: { top: /cacahuate/i },
  nuez: { top: /nuez|nueces|pecana/i },
  camiseta: { top: /playera/i },
  chocolates: { top: /chocolate/i },
  'lime chips': { top: /limón/i },
  ñandú: { nothing: true },
};

describeOnBothDatabases('what a search finds', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await loadCatalog(database.db, seedRecord());
  });
  afterAll(() => database.close());

  const look = async (text: string, language: Language) => {
    const search = await readSearch(database.db, text);
    const place = { language, locationNumber: '100' };
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((page) =>
        listProducts(database.db, listFilter({ ...everyProduct, page }, search), place),
      ),
    );
    return { search, found: pages.flat() };
  };
  const judge = async (text: string, wanted: Wanted, language: Language) => {
    const { search, found } = await look(text, language);
    const names = found.map(({ title, brand }) => `${title}, ${brand}`);
    if (wanted.nothing) return expect(names).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
    if (wanted.top) for (const name of names.slice(0, 4)) expect(name).toMatch(wanted.top);
    if (wanted.never) for (const { title } of found) expect(title).not.toMatch(wanted.never);
    if (wanted.size) for (const { size } of found.slice(0, 4)) expect(size).toMatch(wanted.size);
    if (wanted.first) expect(found[0]?.productId).toBe(wanted.first);
    expect(search.correctedText).toBe(wanted.corrected ?? search.correctedText);
    if (wanted.corrected === undefined && !/pretzle/.test(text)) {
      expect(search.correctedText).toBeUndefined();
    }
  };

  it.each(Object.entries(english))('[SEARCH-04] “%s”', (text, wanted) =>
    judge(text, wanted, 'en-us'),
  );
  it.each(Object.entries(spanish))('[SEARCH-04] «%s»', (text, wanted) => judge(text, wanted, 'es'));

  it('three hundred characters are as good as their first words', async () => {
    expect((await look('popcorn '.repeat(40), 'en-us')).found.length).toBeGreaterThan(0);
  });

  it('what is called so comes first, then titles, and what is sold out after what is not', async () => {
    const { found } = await look('Salsa Verde', 'en-us');
    expect(found[0]?.title).toBe('Salsa Verde');
    const { found: chips } = await look('chips', 'en-us');
    const inTitle = chips.filter(({ title }) => /chips/i.test(title));
    expect(chips.slice(0, inTitle.length)).toEqual(inTitle);
    // Packs are out when what lies in them is: only single products are looked at here.
    const firstOut = inTitle.findIndex(({ available }) => !available);
    if (firstOut >= 0) {
      expect(inTitle.slice(firstOut).filter(({ available }) => available)).toEqual([]);
    }
  });

  it('pages hold every match once, in whatever number', async () => {
    const search = await readSearch(database.db, 'gluten free');
    const place = { language: 'en-us', locationNumber: '100' } as const;
    const ids: string[] = [];
    for (let page = 1; ; page += 1) {
      const found = await listProducts(
        database.db,
        listFilter({ ...everyProduct, page }, search),
        place,
      );
      ids.push(...found.map(({ productId }) => productId));
      if (found.length < productPageSize) break;
    }
    expect(ids.length).toBeGreaterThan(4 * productPageSize);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[SEARCH-04] a title with words that begin as typed comes before one found in another language', async () => {
    const suggest = makeSuggester(database.db, () => readCatalogState(database.db));
    const search = await readSearch(database.db, 'lim', 'typing');
    const titles = async (language: Language) =>
      (await suggest(search, { language, locationNumber: '100' })).map(({ title }) => title);
    const english = await titles('en-us');
    const begins = english.map((title) => /\blim/i.test(title));
    expect(begins[0]).toBe(true);
    expect(begins).toEqual([...begins].sort((one, other) => Number(other) - Number(one)));
    // The Spanish lemon is a «limón»: there it is as good as any.
    expect((await titles('es')).every((title) => /\blim/i.test(title))).toBe(true);
  });

  it('comparing few misses nothing that has the words in its title', async () => {
    for (const text of Object.keys(english)) {
      const search = await readSearch(database.db, text, 'typing');
      const { questions } = search;
      if (questions === undefined) continue;
      const compared = (most: number) =>
        findMatches(
          database.db,
          { ...search, questions },
          { shelf: sql`p.listed`, locationNumber: '100', language: 'en-us', most },
        );
      const all = await compared(100_000);
      const few = await compared(16);
      const titled = all.filter(({ inTitle }) => inTitle);
      const wanted = titled.length > 16 ? few.filter(({ inTitle }) => inTitle) : titled;
      expect(wanted.length, text).toBeGreaterThanOrEqual(Math.min(16, titled.length));
      expect(few.slice(0, wanted.length), text).toEqual(wanted);
      expect(few.length, text).toBeGreaterThanOrEqual(Math.min(16, all.length));
    }
  });
});
