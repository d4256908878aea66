import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  visit,
} from 'yaml';
import type { YamlProblem } from '#cli/scenario/yaml/yaml-error.ts';

/** A mistake that the library would report without its place, or not at all. */
interface AliasMistake {
  readonly problem: YamlProblem;
  readonly offset: number;
}

/** The first alias of a document, if there is one. */
export const firstAlias = (document: Document): Alias | undefined => {
  let found: Alias | undefined;
  visit(document, {
    Alias: (_, alias) => {
      found = alias;
      return visit.BREAK;
    },
  });
  return found;
};

/**
 * The first alias without an anchor before it, or inside its own anchor (a value without end), and
 * the first merge key (`<<`) whose value is neither a map nor a list of maps.
 */
export const aliasMistake = (document: Document): AliasMistake | undefined => {
  const anchors = new Map<string, Node>();
  let mistake: AliasMistake | undefined;
  const isNoMerge = (pair: Pair): typeof visit.BREAK => {
    mistake = { problem: 'mergeNoMap', offset: offsetOf(pair.key) };
    return visit.BREAK;
  };
  visit(document, {
    Pair: (_, pair) => (isMerge(pair) && !mayMerge(pair.value) ? isNoMerge(pair) : undefined),
    Node: (_, node, path) => {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.set(node.anchor, node);
        return undefined;
      }
      const meant = anchors.get(node.source);
      if (meant === undefined || path.includes(meant)) {
        mistake = { problem: 'aliasUnknown', offset: offsetOf(node) };
        return visit.BREAK;
      }
      const pair = mergeOf(path);
      if (pair === undefined) return undefined;
      const isInList = isSeq(path.at(-1));
      return (isInList ? isMap(meant) : mergesMaps(meant, anchors)) ? undefined : isNoMerge(pair);
    },
  });
  return mistake;
};

export const offsetOf = (node: unknown): number =>
  isScalar(node) || isAlias(node) ? (node.range?.[0] ?? 0) : 0;

/** In quotes it is a key like others. */
const isMerge = ({ key }: Pair): boolean =>
  isScalar(key) && key.type === 'PLAIN' && key.value === '<<';

/** A value that is written out is a map or a list of maps; aliases are looked at once their anchors are known. */
const mayMerge = (value: unknown): boolean =>
  (isSeq(value) ? value.items : [value]).every((part) => isAlias(part) || isMap(part));

/** The merge whose value, or a part of whose list, stands at the end of this path. */
const mergeOf = (path: readonly unknown[]): Pair | undefined => {
  const above = isSeq(path.at(-1)) ? path.at(-2) : path.at(-1);
  return isPair(above) && isMerge(above) ? above : undefined;
};

/** What an alias means there: a map, or a list of maps. */
const mergesMaps = (meant: Node, anchors: ReadonlyMap<string, Node>): boolean =>
  (isSeq(meant) ? meant.items : [meant]).every((part) =>
    isMap(isAlias(part) ? anchors.get(part.source) : part),
  );
