import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import type { RowReading } from '#server/admin/catalog/product-columns.ts';

/** What a product is where its row says nothing. */
const usual = {
  kind: 'snack',
  heat: 0,
  allergens: [],
  badges: [],
  mixable: false,
  popularity: 0,
  createdDay: 0,
} as const;

/** A new product of a row: `ProductRecord` in form, to be read by its schema. */
export const newProduct = (productId: string, { fields: read }: RowReading): unknown => {
  const text = (name: string) => ({
    en: read[`${name}.en`] ?? '',
    es: read[`${name}.es`] ?? read[`${name}.en`] ?? '',
  });
  const kind = read['kind'] ?? usual.kind;
  return {
    ...usual,
    productId,
    sizeGroupId: productId,
    taxCategory: kind === 'variety-pack' ? 'snack' : kind,
    ...plain(read),
    title: text('title'),
    description: text('description'),
    ingredients: text('ingredients'),
    tint: {
      light: read['tint.light'] ?? '#FFF3C4',
      dark: read['tint.dark'] ?? '#3A2F12',
    },
    ...bundleOf(productId, read),
    stock: {},
  };
};

/** A known product with what its row changes. */
export const changedProduct = (record: ProductRecord, { fields: read }: RowReading): unknown => {
  const text = (name: 'title' | 'description' | 'ingredients') => ({
    en: read[`${name}.en`] ?? record[name].en,
    es: read[`${name}.es`] ?? record[name].es,
  });
  return {
    ...record,
    ...plain(read),
    title: text('title'),
    description: text('description'),
    ingredients: text('ingredients'),
    tint: {
      light: read['tint.light'] ?? record.tint.light,
      dark: read['tint.dark'] ?? record.tint.dark,
    },
    ...bundleOf(record.productId, read),
  };
};

const plain = (read: RowReading['fields']): RowReading['fields'] =>
  Object.fromEntries(
    Object.entries(read).filter(([path]) => !path.includes('.') && path !== 'contents'),
  );

const bundleOf = (productId: string, { contents }: RowReading['fields']) =>
  contents === undefined ? {} : { bundle: { virtualSku: `V-${productId}`, products: contents } };
