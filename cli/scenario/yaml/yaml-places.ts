import { type Document, isAlias, isMap, isPair, isScalar, isSeq, type Node, type Pair } from 'yaml';

/** The way from the top of a document to a value: `['steps', 3, 'with', 'id']`. */
export type Way = readonly (string | number)[];

/** Whether the name of a field is meant, or what stands there. */
export type Part = 'name' | 'value';

/**
 * Where a value of a document was written, as an offset into its text. What came by an alias or a
 * merge key is found at its anchor; what is not there, at the nearest thing around it.
 */
export const offsetAlong = (document: Document, way: Way, part: Part): number => {
  let [node, offset] = [reached(document.contents, document), startOf(document.contents) ?? 0];
  for (const step of way) {
    const found: Found | undefined = childOf(node, step, document);
    if (found === undefined) return offset;
    const start = part === 'name' ? (found.name ?? startOf(found.value)) : startOf(found.value);
    offset = start ?? found.name ?? offset;
    node = reached(found.value, document);
  }
  return offset;
};

interface Found {
  readonly name?: number;
  readonly value: unknown;
}

const childOf = (node: unknown, step: string | number, document: Document): Found | undefined => {
  if (isSeq(node)) {
    const value: unknown = node.items[Number(step)];
    return value === undefined ? undefined : { value };
  }
  if (!isMap(node)) return undefined;
  const own = node.items.find(({ key }) => nameOf(key) === String(step));
  if (own !== undefined) {
    const name = startOf(own.key);
    return { ...(name !== undefined && { name }), value: own.value };
  }
  for (const merged of node.items.filter(({ key }) => nameOf(key) === '<<')) {
    const from = reached(merged.value, document);
    for (const each of isSeq(from) ? from.items : [from]) {
      const found = childOf(reached(each, document), step, document);
      if (found !== undefined) return found;
    }
  }
  return undefined;
};

const nameOf = (key: unknown): string => String(isScalar(key) ? key.value : key);

const reached = (node: unknown, document: Document): unknown =>
  isAlias(node) ? node.resolve(document) : node;

const startOf = (node: unknown): number | undefined =>
  isPair(node) ? startOf((node as Pair).key) : (node as Node | null | undefined)?.range?.[0];
