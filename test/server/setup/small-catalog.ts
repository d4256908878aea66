import type { CatalogRecord } from '#domain/catalog/records/catalog-record.ts';
import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import type { ContentRecord } from '#domain/content/content-record.ts';

/** A product with everything plain; tests say what matters to them. */
export const record = (
  facts: Partial<ProductRecord> & Pick<ProductRecord, 'productId'>,
): ProductRecord => ({
  kind: 'snack',
  brandId: 'mazoro',
  type: 'chips/tortilla',
  flavor: 'sea-salt',
  heat: 0,
  size: '9 oz',
  sizeGroupId: facts.productId,
  priceCents: 429,
  title: { en: `Snack ${facts.productId}`, es: `Botana ${facts.productId}` },
  description: { en: 'Crunchy.', es: 'Crujiente.' },
  ingredients: { en: 'Corn, salt.', es: 'Maíz, sal.' },
  allergens: [],
  taxCategory: 'snack',
  imagePath: '/packs/plain.svg',
  tint: { light: '#ffeecc', dark: '#332211' },
  badges: [],
  mixable: true,
  popularity: 0,
  createdDay: 0,
  stock: { '100': 10, '200': 10 },
  ...facts,
});

const both = (en: string, es: string) => ({ en, es });

/** One page, two categories (one without questions) and two events, out of order. */
const smallContent: ContentRecord = {
  pages: [
    {
      page: 'aboutus',
      title: both('About us', 'Nosotros'),
      lead: both('We sell.', 'Vendemos.'),
      updatedOn: '2026-11-02',
      sections: [
        {
          sectionId: 'who',
          heading: both('Who we are', 'Quiénes somos'),
          body: both('Two people.', 'Dos personas.'),
        },
        {
          sectionId: 'where',
          heading: both('Where we are', 'Dónde estamos'),
          body: both('- Here\n- There', '- Aquí\n- Allá'),
        },
      ],
    },
  ],
  faq: [
    {
      categoryId: 'shipping',
      title: both('Shipping', 'Envíos'),
      questions: [
        {
          questionId: 'po-box',
          question: both('To a P.O. box?', '¿A un apartado postal?'),
          answer: both('No.', 'No.'),
        },
        {
          questionId: 'how-long',
          question: both('How long?', '¿Cuánto tarda?'),
          answer: both('Three days.', 'Tres días.'),
        },
      ],
    },
    { categoryId: 'empty', title: both('Empty', 'Vacía'), questions: [] },
  ],
  events: [
    {
      eventId: 'late',
      name: both('Late night', 'Noche tarde'),
      date: '2028-05-20',
      place: 'Reno, NV',
      minAge: 18,
    },
    {
      eventId: 'early',
      name: both('Early night', 'Noche temprana'),
      date: '2027-06-12',
      place: 'Plano, TX',
      minAge: 18,
    },
  ],
};

/** A shop with two makers, three locations and the products asked for. */
export const smallCatalog = (products: Iterable<ProductRecord>): CatalogRecord => ({
  products,
  brands: [
    {
      brandId: 'mazoro',
      name: 'Mazoro',
      slug: 'mazoro',
      wordmarkPath: '/packs/m.svg',
      color: '#c00',
    },
    {
      brandId: 'matinee',
      name: 'Matinée',
      slug: 'matinee',
      wordmarkPath: '/packs/t.svg',
      color: '#0c0',
    },
    {
      brandId: 'crunchcart',
      name: 'Crunchcart',
      slug: 'crunchcart',
      wordmarkPath: '/packs/c.svg',
      color: '#00c',
      house: true,
    },
  ],
  flavors: [
    { flavorId: 'sea-salt', label: both('Sea salt', 'Sal de mar') },
    { flavorId: 'jalapeno', label: both('Jalapeño', 'Jalapeño') },
  ],
  productTypes: [
    { slug: 'chips', label: both('Chips', 'Papas') },
    { slug: 'chips/tortilla', label: both('Tortilla chips', 'Totopos') },
    { slug: 'popcorn', label: both('Popcorn', 'Palomitas') },
  ],
  navigation: [
    { menuSeq: 2, label: both('Brands', 'Marcas'), url: '/all-brands', subMenu: [] },
    {
      menuSeq: 1,
      label: both('Snacks', 'Botanas'),
      url: '/all-snacks',
      subMenu: [
        { menuSeq: 20, label: both('Popcorn', 'Palomitas'), url: '/all-snacks/popcorn' },
        { menuSeq: 10, label: both('Chips', 'Papas'), url: '/all-snacks/chips' },
      ],
    },
  ],
  banners: [
    {
      bannerId: 'b2',
      title: both('Second', 'Segundo'),
      text: both('', ''),
      imageUrl: '/packs/b2.svg',
      linkUrl: '/all-snacks',
      position: 2,
    },
    {
      bannerId: 'b1',
      title: both('First', 'Primero'),
      text: both('', ''),
      imageUrl: '/packs/b1.svg',
      linkUrl: '/all-snacks/chips',
      position: 1,
    },
  ],
  parentCategories: [
    {
      slug: 'chips',
      title: both('Chips', 'Papas'),
      url: '/all-snacks/chips',
      color: '#fc0',
      imageUrls: ['/packs/plain.svg'],
    },
  ],
  subCategories: [{ title: both('Tortilla chips', 'Totopos'), url: '/all-snacks/chips/tortilla' }],
  promoTiles: [
    {
      title: both('Mix it', 'Mézclalo'),
      text: both('30 bags', '30 bolsas'),
      url: '/all-snacks',
      color: '#f60',
      imageUrls: [],
    },
  ],
  labels: { 'home.title': both('Snacks!', '¡Botanas!') },
  settings: { freeShippingThreshold: '15' },
  locations: [
    { locationNumber: '100', city: 'Plano', state: 'TX', zipPrefixes: ['7'], isDefault: true },
    { locationNumber: '200', city: 'Reno', state: 'NV', zipPrefixes: ['8', '9'], isDefault: false },
    {
      locationNumber: '300',
      city: 'Harrisburg',
      state: 'PA',
      zipPrefixes: ['0'],
      isDefault: false,
    },
  ],
  content: smallContent,
});

/** Many products that differ in everything lists look at, the same each time. */
export function* manyProducts(count: number): Generator<ProductRecord> {
  const sizes = ['9 oz', '6.5 oz', '1.6 oz'];
  const types = ['chips/tortilla', 'chips', 'popcorn'];
  for (let index = 0; index < count; index += 1) {
    const productId = `CHP-${String(index).padStart(6, '0')}`;
    yield record({
      productId,
      brandId: index % 2 === 0 ? 'mazoro' : 'matinee',
      flavor: index % 3 === 0 ? 'jalapeno' : 'sea-salt',
      size: sizes[index % 3] ?? '',
      type: types[index % 5 === 0 ? 2 : index % 2] ?? '',
      priceCents: 100 + ((index * 7919) % 900),
      popularity: (index * 104_729) % 1000,
      createdDay: (index * 31) % 365,
      sizeGroupId: `G-${Math.floor(index / 3)}`,
      stock: { '100': index % 7, '200': (index + 1) % 7 },
    });
  }
}
