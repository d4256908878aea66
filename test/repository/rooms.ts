import { dirname, join } from 'node:path';
import { importsOf } from '#test/repository/imports.ts';

/** A newcomer takes in a list of this many names at a glance, hardly a longer one. */
const mostEntries = 20;

/** Folders with more files and folders in them than they may have. */
export const crowdedFolders = (files: readonly string[]): readonly string[] => {
  const entries = new Map<string, Set<string>>();
  for (const file of files) {
    for (let path = file; dirname(path) !== '.'; path = dirname(path)) {
      const folder = dirname(path);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(path));
    }
  }
  return [...entries].flatMap(([folder, own]) => (own.size > mostEntries ? [folder] : [])).sort();
};

/** Which files each file imports, types included; packages are left out. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** `aliases`: what `imports` of package.json says, such as `#cli/*` for `./cli/*`. */
export const importGraph = (
  sources: ReadonlyMap<string, string>,
  aliases: Readonly<Record<string, string>>,
): ImportGraph => {
  const prefixes = Object.entries(aliases).map(
    ([alias, folder]) => [alias.replace('*', ''), folder.replace('*', '')] as const,
  );
  const targetOf = (file: string, name: string): string => {
    if (name.startsWith('.')) return join(dirname(file), name);
    const [alias, folder] = prefixes.find(([prefix]) => name.startsWith(prefix)) ?? ['', ''];
    return join(folder, name.slice(alias.length));
  };
  return new Map(
    Array.from(sources, ([file, source]) => {
      const targets = importsOf(source).map(({ name }) => targetOf(file, name));
      return [file, new Set(targets.filter((target) => sources.has(target) && target !== file))];
    }),
  );
};

/** Folders that import each other, as `one ⇄ other`. */
export const mutualFolders = (graph: ImportGraph): readonly string[] => {
  const imported = new Set<string>();
  for (const [file, targets] of graph) {
    for (const target of targets) imported.add(`${dirname(file)} ⇄ ${dirname(target)}`);
  }
  return [...imported]
    .filter((pair) => {
      const [one = '', other = ''] = pair.split(' ⇄ ');
      return one < other && imported.has(`${other} ⇄ ${one}`);
    })
    .sort();
};

/** Circles of imports: the files that reach each other, in the order of their names. */
export const fileCycles = (graph: ImportGraph): readonly string[] => {
  const knot = withoutEnds(graph);
  const reached = new Map(Array.from(knot.keys(), (file) => [file, reachedFrom(knot, file)]));
  const cycles = Array.from(reached, ([file, there]) =>
    [...there].filter((other) => reached.get(other)?.has(file)).sort(),
  );
  return [
    ...new Set(cycles.flatMap((cycle) => (cycle.length > 0 ? [cycle.join(', ')] : []))),
  ].sort();
};

/** Who imports nothing of what is left is in no circle, and is left out, again and again. */
const withoutEnds = (graph: ImportGraph): ImportGraph => {
  const left = new Map(graph);
  let before = -1;
  while (before !== left.size) {
    before = left.size;
    for (const [file, targets] of left) {
      if (![...targets].some((target) => left.has(target))) left.delete(file);
    }
  }
  return left;
};

const reachedFrom = (graph: ImportGraph, start: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const target of graph.get(file) ?? []) {
      if (graph.has(target) && !seen.has(target)) {
        seen.add(target);
        open.push(target);
      }
    }
  }
  return seen;
};

/** What is found and not yet allowed, and what is allowed and no longer found. */
export const comparedWith = (allowed: readonly string[], found: readonly string[]) => ({
  notAllowed: found.filter((each) => !allowed.includes(each)),
  toDelete: allowed.filter((each) => !found.includes(each)),
});
