/**
 * The data of a page as it stands in its HTML: rows of a kind name their fields once, and say once what all of them
 * have in common (D-PERF-14). Writing and reading are both here, so that each stays the other's inverse.
 */

/** What JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json;
}

/** `{"=": [fields all rows share, the others, row, row …]}`; a row may end before the last field. */
type Table = readonly [JsonObject, readonly Field[], ...(readonly Json[])[]];
/**
 * Its name; with a number, a text that mostly follows from the one before it by that rule; with names, an object
 * that has these fields in every row and stands there as a list.
 */
type Field = string | readonly [string, number | readonly string[]];

/** How a text may follow from the one before it: a label from a filter's value, a brand's name from its id. */
const followings: readonly ((before: string) => string)[] = [
  (before) => before,
  (before) => before.replaceAll('-', ' '),
  (before) =>
    before.replace(/(^|-)([a-z]?)/g, (_, dash, letter) => (dash && ' ') + letter.toUpperCase()),
];
/** Stands in a row for a text that follows from the one before it. */
const follows = 0;

/** The one field of a table. Names of other objects that begin with it are written with it twice. */
const mark = '=';
/** Stands in a row for a field that it does not have. */
const absent: JsonObject = { [mark]: 0 };
/** Rows are too different for a table when more than one field in so many is absent. */
const leastKinship = 4;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
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
  const fields = own.map(({ name, cells }, at): Field => {
    const rule = namesOf(cells) ?? ruleOf(cells, own[at - 1]?.cells ?? []);
    return rule === undefined ? name : [name, rule];
  });
  const cellsOf = (_: unknown, row: number): readonly Json[] => {
    const cells = own.map((column) => column.cells[row]);
    const length = cells.findLastIndex((cell) => cell !== undefined) + 1;
    return cells.slice(0, length).map((cell, at) => {
      if (cell === undefined) return absent;
      const rule = ruleAt(fields[at]);
      if (isList(rule)) return Object.values(cell as object).map(packed);
      return rule !== undefined && cell === following(rule, cells[at - 1]) ? follows : packed(cell);
    });
  };
  return { [mark]: [packedFields(shared), fields as Json, ...rows.map(cellsOf)] };
};

const following = (rule: number, before: unknown): string | undefined =>
  isText(before) ? followings[rule]?.(before) : undefined;

const ruleAt = (field: Field | undefined) => (isText(field) ? undefined : field?.[1]);

/** The names these objects all have, in this order; undefined where one has others. */
const namesOf = (cells: readonly unknown[]): readonly string[] | undefined => {
  const [first] = cells;
  if (!isObject(first)) return undefined;
  const names = JSON.stringify(Object.keys(first));
  const isAlike = (cell: unknown): boolean =>
    isObject(cell) &&
    JSON.stringify(Object.keys(cell)) === names &&
    Object.values(cell).every((value) => value !== undefined);
  return cells.every(isAlike) ? Object.keys(first) : undefined;
};

/** The rule most of these texts follow from the ones before them by; none of less than two. */
const ruleOf = (cells: readonly unknown[], before: readonly unknown[]): number | undefined => {
  if (!cells.every(isText)) return undefined;
  const counts = followings.map(
    (_, rule) => cells.filter((cell, row) => cell === following(rule, before[row])).length,
  );
  const most = Math.max(...counts);
  return most < 2 ? undefined : counts.indexOf(most);
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

const objectOf = (names: readonly string[], cell: Json): Json =>
  Object.fromEntries(
    names.map((name, at) => [name, unpacked((cell as readonly Json[])[at] ?? null)]),
  );

const followed = (rule: number | undefined, cell: Json, before: Json | undefined) =>
  cell === follows && rule !== undefined ? following(rule, before) : undefined;

const rowsOf = ([shared, fields, ...rows]: Table): Json => {
  const same = Object.entries(unpacked(shared) as JsonObject);
  return rows.map((cells) => {
    let before: Json | undefined;
    const own = fields.flatMap((field, at) => {
      const cell = cells[at];
      if (cell === undefined || isAbsent(cell)) return [];
      const rule = ruleAt(field);
      before = isList(rule)
        ? objectOf(rule, cell)
        : (followed(rule, cell, before) ?? unpacked(cell));
      return [[isText(field) ? field : field[0], before] as const];
    });
    return Object.fromEntries([...same, ...own]);
  });
};
