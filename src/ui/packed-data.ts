/**
 * The data of a page as it stands in its HTML: rows of a kind name their fields once, and say once what all of them
 * have in common (D-PERF-14). Writing and reading are both here, so that each stays the other's inverse.
 */

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json;
}

/** `{"=": [fields all rows share, names of the others, row, row …]}`; a row may end before the last name. */
type Table = readonly [JsonObject, readonly string[], ...(readonly Json[])[]];

/** The one field of a table. Names of other objects that begin with it are written with it twice. */
const mark = '=';
/** Stands in a row for a field that it does not have. */
const absent: JsonObject = { [mark]: 0 };
/** Rows are too different for a table when more than one field in so many is absent. */
const leastKinship = 4;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !isList(value);

/** As JSON has it, `undefined` is no field of an object and nothing in a list. */
export const packed = (value: unknown): Json => {
  if (isList(value)) return tableOf(value) ?? value.map(packed);
  return isObject(value) ? packedFields(Object.entries(value)) : ((value ?? null) as Json);
};

const packedFields = (fields: readonly (readonly [string, unknown])[]): JsonObject =>
  Object.fromEntries(
    fields
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name.startsWith(mark) ? mark + name : name, packed(value)]),
  );

const tableOf = (rows: readonly unknown[]): Json | undefined => {
  if (rows.length < 2 || !rows.every(isObject)) return undefined;
  const columns = Array.from(new Set(rows.flatMap(Object.keys)), (name) => {
    const cells = rows.map((row) => (Object.hasOwn(row, name) ? row[name] : undefined));
    const missing = cells.filter((cell) => cell === undefined).length;
    return { name, cells, missing };
  }).filter(({ missing }) => missing < rows.length);
  const missing = columns.reduce((sum, column) => sum + column.missing, 0);
  if (missing * leastKinship > columns.length * rows.length) return undefined;
  const isShared = ({ cells }: (typeof columns)[number]): boolean =>
    new Set(cells.map((cell) => JSON.stringify(cell))).size === 1;
  const shared = columns.filter(isShared).map(({ name, cells }) => [name, cells[0]] as const);
  // What most rows have comes first, so that rows end early.
  const own = columns.filter((column) => !isShared(column)).sort((a, b) => a.missing - b.missing);
  const cellsOf = (_: unknown, row: number): readonly Json[] => {
    const cells = own.map((column) => column.cells[row]);
    const length = cells.findLastIndex((cell) => cell !== undefined) + 1;
    return cells.slice(0, length).map((cell) => (cell === undefined ? absent : packed(cell)));
  };
  const names = own.map(({ name }) => name);
  return { [mark]: [packedFields(shared), names, ...rows.map(cellsOf)] };
};

const isAbsent = (cell: Json): boolean => isObject(cell) && cell[mark] === absent[mark];

export const unpacked = (value: Json): Json => {
  if (isList(value)) return value.map(unpacked);
  if (!isObject(value)) return value;
  return Object.hasOwn(value, mark)
    ? rowsOf(value[mark] as unknown as Table)
    : Object.fromEntries(
        Object.entries(value).map(([name, each]) => [
          name.startsWith(mark) ? name.slice(mark.length) : name,
          unpacked(each),
        ]),
      );
};

const rowsOf = ([shared, names, ...rows]: Table): Json => {
  const same = Object.entries(unpacked(shared) as JsonObject);
  return rows.map((cells) => {
    const own = names.flatMap((name, at) => {
      const cell = cells[at];
      return cell === undefined || isAbsent(cell) ? [] : [[name, unpacked(cell)] as const];
    });
    return Object.fromEntries([...same, ...own]);
  });
};
