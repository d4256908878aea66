import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  visit,
} from 'yaml';
import type { YamlProblem } from '#cli/scenario/yaml-error.ts';

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
  visit(document, {
    Pair: (_, pair) => {
      if (!isMerge(pair) || mergesMaps(pair.value, anchors)) return undefined;
      mistake = { problem: 'mergeNoMap', offset: offsetOf(pair.key) };
      return visit.BREAK;
    },
    Node: (_, node, path) => {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.set(node.anchor, node);
        return undefined;
      }
      const meant = anchors.get(node.source);
      if (meant !== undefined && !path.includes(meant)) return undefined;
      mistake = { problem: 'aliasUnknown', offset: offsetOf(node) };
      return visit.BREAK;
    },
  });
  return mistake;
};

export const offsetOf = (node: unknown): number =>
  isScalar(node) || isAlias(node) ? (node.range?.[0] ?? 0) : 0;

/** In quotes it is a key like others. */
const isMerge = ({ key }: Pair): boolean =>
  isScalar(key) && key.type === 'PLAIN' && key.value === '<<';

const mergesMaps = (value: unknown, anchors: ReadonlyMap<string, Node>): boolean => {
  const meant = (node: unknown): unknown => (isAlias(node) ? anchors.get(node.source) : node);
  const source = meant(value);
  const parts = isSeq(source) ? source.items.map(meant) : [source];
  // An unknown alias is a mistake of its own.
  return parts.every((part) => part === undefined || isMap(part));
};
