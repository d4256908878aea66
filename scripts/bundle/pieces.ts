import { resolve } from 'node:path';

/** What the bundler knows of a module. */
interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly isEntry: boolean;
  } | null;
}

export interface Pieces {
  /** The folder that modules are named from. */
  readonly sources: string;
  /** Modules that are fetched by imports of their own, by the name of the piece for what they need. */
  readonly by: Readonly<Record<string, readonly string[]>>;
  /** By piece, the module that comes in it itself, with what nobody else needs. */
  readonly whole: Readonly<Record<string, string>>;
  /** Pieces that come only after other ones, which have what both need. */
  readonly after: Readonly<Record<string, readonly string[]>>;
  /** Pieces that not every visit fetches: rules that several of them need stay apart. */
  readonly late: readonly string[];
  /** Screens that need the same rules as a late piece: those come as one file for both. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
  /** The piece that every visit fetches after its first paint: rules that several pieces need come with it. */
  readonly always: string;
  /** Rules so small that every visit fetches them, whatever needs them: apart each would be a request. */
  readonly small: readonly string[];
  /** Modules whose needs stay out of every piece: those of a first paint. */
  readonly except: readonly string[];
}

/** True when a module is needed by several that are fetched by imports of their own. */
const isShared = (module: string, modules: Modules): boolean => {
  let roots = 0;
  const above = new Set([module]);
  // Grows while it is walked.
  for (const id of above) {
    const info = modules.getModuleInfo(id);
    if (info === null) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) roots += 1;
    for (const importer of info.importers) above.add(importer);
  }
  return roots > 1;
};

/** Rules are pure: screens that need one must not wait for the core that needs it too. */
const domain = /src[\\/]domain[\\/]/;

/**
 * Says for each module to which piece it belongs: that of all who import it, over however many steps.
 * A screen that shares one part with it then fetches the piece, which every visit has anyway.
 */
export const pieceOf = ({
  sources,
  by,
  whole,
  after,
  late,
  screens,
  always,
  small,
  except,
}: Pieces) => {
  const smallRules = new Set(small.map((module) => resolve(sources, module)));
  const found = new Map<string, ReadonlySet<string>>();
  const needsOf = (module: string, modules: Modules): ReadonlySet<string> => {
    const known = found.get(module);
    if (known !== undefined) return known;
    const root = resolve(sources, module);
    const needs = new Set([root]);
    // Grows while it is walked.
    for (const id of needs) {
      for (const next of modules.getModuleInfo(id)?.importedIds ?? []) needs.add(next);
    }
    needs.delete(root);
    found.set(module, needs);
    return needs;
  };
  const isAfter = (name: string, others: readonly string[]) =>
    after[name]?.some((one) => others.includes(one)) === true;
  const isAlone = ([name = '', ...others]: readonly string[]) =>
    others.length === 0 && after[name] === undefined;
  /** What several pieces share comes with the one that all of them come after. */
  const together = (names: readonly string[]) => {
    const [first = '', ...others] = names;
    const before = after[first]?.find((one) => others.every((name) => after[name]?.includes(one)));
    return others.length > 0 && before !== undefined ? before : names.join('-');
  };
  const rulesWithScreens = (names: readonly string[], isNeeded: (module: string) => boolean) => {
    const shared = names.find((name) => screens[name]?.some(isNeeded));
    return shared === undefined ? null : `${shared}-rules`;
  };
  const pieceByNeed = (id: string, modules: Modules): string | null => {
    const isNeeded = (module: string) => needsOf(module, modules).has(id);
    if (except.some(isNeeded)) return null;
    if (smallRules.has(id)) return always;
    const names = Object.keys(by).filter((name) => by[name]?.some(isNeeded));
    if (names.length === 0) return null;
    if (!domain.test(id)) return together(names.filter((name) => !isAfter(name, names)));
    if (names.every((name) => late.includes(name)))
      return isAlone(names) ? (names[0] ?? null) : rulesWithScreens(names, isNeeded);
    return always;
  };
  const wholeRoots = new Map(
    Object.entries(whole).map(([name, module]) => [resolve(sources, module), { name, module }]),
  );
  return (id: string, modules: Modules): string | null => {
    const root = wholeRoots.get(id);
    if (root !== undefined) return root.name;
    const piece = pieceByNeed(id, modules);
    if (piece === null || isShared(id, modules)) return piece;
    const module = whole[piece];
    return module !== undefined && needsOf(module, modules).has(id) ? piece : null;
  };
};
