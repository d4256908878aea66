import type { Kysely } from 'kysely';
import type { ProductRecord } from '#domain/catalog/records/product-record.ts';
import {
  isProductColumn,
  neededForNew,
  type RowReading,
  readRow,
} from '#server/admin/catalog/product-columns.ts';
import { type KnownNames, productFaults } from '#server/admin/catalog/product-faults.ts';
import { changedProduct, newProduct } from '#server/admin/catalog/product-of-row.ts';
import { productSchema } from '#server/admin/catalog/product-schema.ts';
import { badFile, type FileProblem, type FileReading } from '#server/admin/files/file-problem.ts';
import { type CsvRow, readCsv } from '#server/admin/files/read-csv.ts';
import { type CatalogParts, readParts } from '#server/data/load/catalog-parts.ts';
import { changeProductWithin } from '#server/data/load/change-product.ts';
import { readProducts, type StoredProduct } from '#server/data/load/read-products.ts';
import { saveProducts } from '#server/data/load/save-products.ts';
import type { Tables } from '#server/data/tables/tables.ts';

/** What a file of products did, or would do. */
export interface ProductsImport {
  readonly added: number;
  readonly changed: number;
}

/** A row with its product as it will be, and as it is. */
interface PlannedRow {
  readonly line: number;
  readonly record: ProductRecord;
  readonly before?: ProductRecord;
  readonly reading: RowReading;
}

interface Shop {
  readonly parts: CatalogParts;
  readonly stored: readonly StoredProduct[];
  readonly locations: readonly string[];
}

/**
 * Adds and changes products by a file of rows, all of them or none, in one transaction: shoppers see the
 * shop of before until it is complete, and orders go on. With `write` false the file is only checked.
 */
export const importProducts = async (
  db: Kysely<Tables>,
  csv: string,
  write: boolean,
): Promise<FileReading<ProductsImport>> => {
  const rows = readCsv(csv, isProductColumn);
  if (!rows.ok) return rows;
  return db.transaction().execute(async (changes) => {
    const shop = await readShop(changes);
    const planned = planRows(rows.value, shop);
    if (!planned.ok) return planned;
    if (write) await writeRows(changes, shop, planned.value);
    const added = planned.value.filter(({ before }) => before === undefined).length;
    return { ok: true, value: { added, changed: planned.value.length - added } };
  });
};

const readShop = async (changes: Kysely<Tables>): Promise<Shop> => ({
  parts: await readParts(changes),
  stored: await readProducts(changes),
  locations: (await changes.selectFrom('locations').select('location_number').execute()).map(
    ({ location_number: location }) => location,
  ),
});

const planRows = (rows: readonly CsvRow[], shop: Shop): FileReading<readonly PlannedRow[]> => {
  const stored = new Map(shop.stored.map(({ record }) => [record.productId, record]));
  const problems: FileProblem[] = [];
  const planned: PlannedRow[] = [];
  const lines = new Map<string, number>();
  for (const { line, cells } of rows) {
    const found = planRow(line, cells, stored);
    const productId = cells.get('productId') ?? '';
    const earlier = lines.get(productId);
    if (earlier === undefined) lines.set(productId, line);
    else problems.push({ line, text: `"${productId}" is in line ${earlier} too` });
    if ('record' in found) planned.push(found);
    else problems.push(...found.map((text) => ({ line, text })));
  }
  const known = namesOf(shop, lines.keys());
  for (const { line, record } of planned) {
    for (const { text } of productFaults(record, known)) problems.push({ line, text });
  }
  return problems.length > 0 ? badFile(problems) : { ok: true, value: planned };
};

const planRow = (
  line: number,
  cells: ReadonlyMap<string, string>,
  stored: ReadonlyMap<string, ProductRecord>,
): PlannedRow | readonly string[] => {
  const productId = cells.get('productId');
  if (productId === undefined) return ['productId is missing'];
  const reading = readRow(cells);
  const before = stored.get(productId);
  const missing = before === undefined ? neededForNew.filter((column) => !cells.has(column)) : [];
  if (missing.length > 0) {
    return [`"${productId}" is new: it needs ${missing.join(', ')}`, ...reading.faults];
  }
  if (reading.faults.length > 0) return reading.faults;
  const outcome = productSchema.safeParse(
    before === undefined ? newProduct(productId, reading) : changedProduct(before, reading),
  );
  if (!outcome.success) {
    return outcome.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  }
  const stock = { ...outcome.data.stock, ...reading.stockAt };
  return {
    line,
    record: { ...outcome.data, stock },
    ...(before !== undefined && { before }),
    reading,
  };
};

const namesOf = ({ parts, stored, locations }: Shop, news: Iterable<string>): KnownNames => ({
  brands: new Set(parts.brands.map(({ brandId }) => brandId)),
  flavors: new Set(parts.flavors.map(({ flavorId }) => flavorId)),
  types: new Set(parts.productTypes.map(({ slug }) => slug)),
  locations: new Set(locations),
  products: new Set([...stored.map(({ record }) => record.productId), ...news]),
});

/** Sorted by product, as orders take their goods, so that the two never wait for each other. */
const writeRows = async (
  changes: Kysely<Tables>,
  { parts, stored }: Shop,
  planned: readonly PlannedRow[],
): Promise<void> => {
  const sorted = [...planned].sort((one, other) =>
    one.record.productId < other.record.productId ? -1 : 1,
  );
  const told = sorted.filter(({ before, reading }) => before === undefined || saysMore(reading));
  const saved = new Map(told.map(({ record }) => [record.productId, record]));
  if (saved.size > 0) await saveProducts(changes, parts, stored, saved);
  for (const { record, reading } of sorted) {
    const { productId, priceCents } = record;
    const { stock } = reading;
    await changeProductWithin(changes, productId, {
      ...('priceCents' in reading.fields && { priceCents }),
      ...(stock !== undefined && { stock }),
    });
    for (const [locationNumber, units] of Object.entries(reading.stockAt)) {
      await changeProductWithin(changes, productId, { stock: units, locationNumber });
    }
  }
};

/** Price and stock are no reason to write what pages and search tell. */
const saysMore = ({ fields }: RowReading): boolean =>
  Object.keys(fields).some((path) => path !== 'priceCents');
