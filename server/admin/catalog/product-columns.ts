import { amountIn, type CellReading, yesIn } from '#server/admin/files/read-cell.ts';

/** `stock.100`: at one location; `stock`: at all of them. */
const stockAt = /^stock\.([A-Za-z0-9_-]+)$/;

export const neededForNew = [
  'brand',
  'type',
  'flavor',
  'size',
  'price',
  'title',
  'title.es',
  'picture',
] as const;

/** What a row says, before anybody knows whether its product exists; a value that cannot be read is a text for the operator. */
export interface RowReading {
  /** Fields of the record, as the schema reads them. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Units everywhere, and at some locations. */
  readonly stock?: number;
  readonly stockAt: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

type Reader = (cell: string) => CellReading<unknown>;

const asText: Reader = (cell) => ({ ok: true, value: cell });
const asList: Reader = (cell) => ({ ok: true, value: cell.split(/[\s;]+/).filter(Boolean) });
const asNumber: Reader = (cell) =>
  /^-?\d+(?:\.\d+)?$/.test(cell)
    ? { ok: true, value: Number(cell) }
    : { ok: false, wanted: 'a number' };
/** `CHP-0101 x 6; POP-0201 x 4`. */
const asContents: Reader = (cell) => {
  const parts = cell.split(';').map((part) => /^\s*(\S+)\s*x\s*(\d+)\s*$/.exec(part));
  return parts.every((part) => part !== null)
    ? {
        ok: true,
        value: parts.map((part) => ({ productId: part[1], quantity: Number(part[2]) })),
      }
    : { ok: false, wanted: 'products such as CHP-0101 x 6; POP-0201 x 4' };
};

/** The field of each column, and how its cell is read. */
const fields: Readonly<Record<string, readonly [path: string, read: Reader]>> = {
  kind: ['kind', asText],
  brand: ['brandId', asText],
  type: ['type', asText],
  flavor: ['flavor', asText],
  heat: ['heat', asNumber],
  size: ['size', asText],
  sizeGroup: ['sizeGroupId', asText],
  price: ['priceCents', amountIn],
  title: ['title.en', asText],
  'title.es': ['title.es', asText],
  description: ['description.en', asText],
  'description.es': ['description.es', asText],
  ingredients: ['ingredients.en', asText],
  'ingredients.es': ['ingredients.es', asText],
  allergens: ['allergens', asList],
  tax: ['taxCategory', asText],
  picture: ['imagePath', asText],
  insidePicture: ['insidePath', asText],
  tint: ['tint.light', asText],
  'tint.dark': ['tint.dark', asText],
  badges: ['badges', asList],
  mixable: ['mixable', yesIn],
  popularity: ['popularity', asNumber],
  createdDay: ['createdDay', asNumber],
  contents: ['contents', asContents],
};

/**
 * The columns of a file of products. A product that is known is changed in the columns the file
 * has; a new one needs all that are `neededForNew`.
 */
export const isProductColumn = (column: string): boolean =>
  column === 'productId' ||
  column === 'stock' ||
  stockAt.test(column) ||
  Object.hasOwn(fields, column);

const unitsIn = (cell: string): CellReading<number> =>
  /^\d{1,9}$/.test(cell)
    ? { ok: true, value: Number(cell) }
    : { ok: false, wanted: 'a whole number of units' };

/** Reads the cells of one row; nothing is known yet of what stands in the shop. */
export const readRow = (cells: ReadonlyMap<string, string>): RowReading => {
  const read: Record<string, unknown> = {};
  const faults: string[] = [];
  const places: Record<string, number> = {};
  let everywhere: number | undefined;
  const take = <Value>(
    column: string,
    reading: CellReading<Value>,
    then: (value: Value) => void,
  ) => {
    if (reading.ok) then(reading.value);
    else faults.push(`${column} must be ${reading.wanted}`);
  };
  for (const [column, cell] of cells) {
    const place = stockAt.exec(column)?.[1];
    const [path, reader] = fields[column] ?? [];
    if (column === 'stock') take(column, unitsIn(cell), (units) => (everywhere = units));
    else if (place !== undefined) take(column, unitsIn(cell), (units) => (places[place] = units));
    else if (path !== undefined && reader !== undefined) {
      take(column, reader(cell), (value) => (read[path] = value));
    }
  }
  return {
    fields: read,
    stockAt: places,
    faults,
    ...(everywhere !== undefined && { stock: everywhere }),
  };
};
