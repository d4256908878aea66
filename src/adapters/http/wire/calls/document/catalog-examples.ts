import type { CallExample } from '#adapters/http/wire/calls/document/call-example.ts';

const summary = {
  productId: 'CHP-0101',
  kind: 'snack',
  title: 'Chile Lime Tortilla Chips',
  brandId: 'mazoro',
  brand: 'Mazoro',
  type: 'chips/tortilla',
  flavor: 'chile-lime',
  size: '9 oz',
  price: 4.29,
  available: true,
  preOrder: false,
  imagePath: '/packs/mazoro-chile-lime.svg',
  tint: { light: '#e4f0cf', dark: '#26331a' },
  badges: ['hot'],
};

const detail = {
  ...summary,
  description: 'Corn, ground on stone, with lime and a little fire.',
  ingredients: 'Corn, vegetable oil, lime, chile, salt.',
  allergens: [],
  nutrition: {
    servingSize: '1 oz (28 g)',
    servingsPerContainer: 9,
    calories: 140,
    totalFatGrams: 7,
    saturatedFatGrams: 1,
    transFatGrams: 0,
    cholesterolMilligrams: 0,
    sodiumMilligrams: 170,
    totalCarbohydrateGrams: 18,
    dietaryFiberGrams: 1,
    totalSugarsGrams: 0,
    addedSugarsGrams: 0,
    proteinGrams: 2,
  },
  sizes: [{ productId: 'CHP-0101', size: '9 oz', price: 4.29, available: true }],
  stock: 120,
  mixable: true,
  insidePath: '/packs/mazoro-chile-lime-inside.svg',
};

const brand = {
  brandId: 'mazoro',
  name: 'Mazoro',
  imageUrl: '/packs/brand-mazoro.svg',
  color: '#c62e12',
};

const here = { locationNumber: '100', lang: 'en-us' };

export const catalogExamples: Readonly<Record<string, CallExample>> = {
  getconfig: {
    query: here,
    item: {
      packSize: 30,
      zNonSku: 'ZMYOMP30',
      price: 26.75,
      minDistinct: 1,
      maxPerItem: 30,
      namePattern: 'My Mix {n}',
    },
  },
  productlist: { query: { ...here, page: '1', pageSize: '36' }, item: summary },
  bestsellerlist: { query: here, item: summary },
  bannerlist: {
    query: { lang: 'en-us' },
    item: {
      bannerId: 'holiday',
      title: 'The holiday shelf is open',
      text: 'Peppermint, gingerbread and a little snow.',
      imageUrl: '/packs/banner-holiday.svg',
      linkUrl: '/holidayshop',
      position: 1,
    },
  },
  datalist: {
    query: here,
    item: {
      brands: [brand],
      parentCategories: [
        {
          slug: 'chips',
          title: 'Chips',
          url: '/all-snacks/chips',
          color: '#ffc42e',
          imageUrls: ['/packs/mazoro-chile-lime.svg'],
        },
      ],
      subCategories: [{ title: 'Tortilla chips', url: '/all-snacks/chips/tortilla' }],
      promoTiles: [
        {
          title: 'Fill a box of 30',
          text: 'You pick the bags.',
          url: '/varietypack/customize',
          color: '#f26b21',
          imageUrls: [],
        },
      ],
    },
  },
  allbrands: { query: here, item: brand },
  getqueryproducts: {
    reads: true,
    body: {
      ...here,
      productTypes: ['chips', 'tortilla'],
      brand: ['mazoro'],
      flavor: [],
      size: [],
      sort: 'featured',
      page: 1,
      pageSize: 36,
    },
    item: { list: [summary], totalProduct: 1 },
  },
  filterlist: {
    reads: true,
    body: { ...here, productTypes: ['chips'], price: ['3-5'], availability: ['in-stock'] },
    item: { name: 'brand', options: [{ value: 'mazoro', label: 'Mazoro', count: 7 }] },
  },
  staffpickslist: {
    query: here,
    item: { ...summary, quote: 'I keep this can in my desk. Lock on it.', by: 'Dee, packing' },
  },
  productgrouplist: {
    query: here,
    item: { type: 'chips', title: 'Chips', products: [summary] },
  },
  recommendedvarietypacklist: { query: here, item: { ...summary, kind: 'variety-pack' } },
  getautocompleteproducts: {
    query: { ...here, searchText: 'chile lme' },
    item: {
      ...summary,
      flavorLabel: 'Chile Lime',
      typeLabel: 'Tortilla chips',
      correctedText: 'chile lime',
    },
  },
  productdetail: { query: { ...here, productId: 'CHP-0101' }, item: detail },
  getrecentlyviewedproducts: {
    reads: true,
    body: { ...here, productIds: ['CHP-0101'] },
    item: summary,
  },
  notifyme: {
    madeUp: true,
    body: { locationNumber: '300', lang: 'en-us', email: 'ada@example.com', productId: 'CHP-0101' },
    item: { productId: 'CHP-0101' },
  },
  recommendedproducts: { query: { ...here, productId: 'CHP-0101' }, item: summary },
};
