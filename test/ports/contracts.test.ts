import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Source texts by path. */
type Sources = Readonly<Record<string, string>>;

const read = (...patterns: readonly string[]): Sources =>
  Object.fromEntries(globSync([...patterns]).map((file) => [file, readFileSync(file, 'utf8')]));

/** Ports that are promised together with another one, in its suite. */
const promisedWith: Readonly<Record<string, string>> = {
  ApprovalWindow: 'ApprovalPlace',
  CardEntry: 'CardVault',
  ProviderAccounts: 'ProviderAccount',
};

/** The interfaces of a text that promise work. */
const portsIn = (source: string): readonly string[] =>
  Array.from(source.matchAll(/^export interface (\w+)[^{]*\{([\s\S]*?)^\}/gm)).flatMap(
    ([, name = '', body = '']) =>
      /^ {2}\w+(?:<[^>]*>)?\(|Effect\.Effect<|: Asked</m.test(body) ? [name] : [],
  );

/** The names in a type. A few promises of a port (`Pick<Clock, 'now'>`, `Clock['at']`) are not it. */
const wordsOf = (type: string): readonly string[] =>
  type.replace(/Pick<[^>]*>|\w+\[[^\]]*\]/g, '').match(/\w+/g) ?? [];

interface Made {
  /** Types that something in the text says it is. */
  readonly itself: ReadonlySet<string>;
  /** Types of the parts of what it makes: made here, or handed on from another module. */
  readonly parts: ReadonlySet<string>;
}

const madeIn = (source: string): Made => {
  const own = Array.from(
    source.matchAll(/^(?:export )?interface (\w+)([^{]*)\{([\s\S]*?)^\}/gm),
    ([, name = '', parents = '', body = '']) => ({ name, parents: wordsOf(parents), body }),
  );
  const said = Array.from(
    source.matchAll(/(?:\)|\bconst \w+)\s*:\s*([A-Z][^=;{}()]*?)\s*=/g),
    ([, type = '']) => wordsOf(type),
  ).flat();
  const ofOwn = own.filter(({ name }) => said.includes(name));
  return {
    itself: new Set([...said, ...ofOwn.flatMap(({ parents }) => parents)]),
    parts: new Set(ofOwn.flatMap(({ body }) => wordsOf((body.match(/: \w+;/g) ?? []).join()))),
  };
};

const inWords = (port: string): string => port.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase();
const suiteName = (port: string): string =>
  `${port.charAt(0).toLowerCase()}${port.slice(1)}Contract`;
const moduleName = (file: string): string => basename(file, '.ts');

/** The files that a text imports, as paths in the project. */
const importedBy = (file: string, source: string): readonly string[] =>
  Array.from(source.matchAll(/(?:from|import\()\s*'([#.][^']+)'/g), ([, name = '']) =>
    name.startsWith('.')
      ? normalize(join(dirname(file), name))
      : name.replace(/^#(?!test\/)/, 'src/').replace(/^#/, ''),
  );

/** Whether a file imports another one, itself or by what it imports. */
const reaches = (from: string, to: string, all: Sources, seen = new Set<string>()): boolean => {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return importedBy(from, all[from] ?? '').some((next) => reaches(next, to, all, seen));
};

interface Project {
  readonly ports: Sources;
  /** Modules that may make an adapter. */
  readonly modules: Sources;
  readonly suites: Sources;
  readonly tests: Sources;
  /** Everything a test may import. */
  readonly all: Sources;
}

/** The modules that make each port. */
const adaptersOf = ({ ports, modules }: Project): ReadonlyMap<string, readonly string[]> => {
  const made = Object.entries(modules).map(([file, text]) => ({ file, text, ...madeIn(text) }));
  const makersOf = (port: string): readonly string[] => {
    const makers = made.flatMap(({ file, itself }) => (itself.has(port) ? [file] : []));
    const withPart = made.filter(
      ({ file, text, itself, parts }) =>
        !itself.has(port) &&
        parts.has(port) &&
        !importedBy(file, text).some((other) => makers.includes(other)),
    );
    return [...makers, ...withPart.map(({ file }) => file)];
  };
  const names = Object.values(ports).flatMap(portsIn);
  return new Map(names.map((port) => [port, makersOf(port)]));
};

/** What is missing so that all adapters of a port run the port's one suite. */
const missingIn = (project: Project): readonly string[] => {
  const { suites, tests, all } = project;
  const missing = (port: string, files: readonly string[]): readonly string[] => {
    const promised = promisedWith[port] ?? port;
    const file = `${inWords(promised)}.contract.ts`;
    const found = Object.keys(suites).filter((suite) => basename(suite) === file);
    if (found.length !== 1) return [`${port}: ${found.length} suites ${file}`];
    return files.flatMap((adapter) => {
      const run = new RegExp(`\\b${suiteName(promised)}\\(\\s*'${moduleName(adapter)}[' ]`);
      const isRun = Object.entries(tests).some(
        ([test, text]) => run.test(text) && reaches(test, adapter, all),
      );
      return isRun ? [] : [`${port}: ${adapter} does not run ${file}`];
    });
  };
  return Array.from(adaptersOf(project)).flatMap(([port, files]) =>
    files.length > 1 ? missing(port, files) : [],
  );
};

const project = (): Project => {
  const tests = read('test/**/*.test.ts');
  const modules = Object.fromEntries(
    Object.entries(read('src/adapters/**/*.ts', 'test/doubles/**/*.ts')).filter(
      ([file]) => !file.endsWith('.test.ts'),
    ),
  );
  return {
    ports: read('src/ports/**/*.ts'),
    modules,
    suites: read('test/ports/**/*.contract.ts'),
    tests,
    all: { ...read('src/composition/**/*.ts', 'test/**/*.ts'), ...modules },
  };
};

describe('ports and their adapters', () => {
  it('are found', () => {
    const adapters = adaptersOf(project());
    expect(adapters.size).toBeGreaterThan(40);
    expect(adapters.get('CardVault')?.map(moduleName).sort()).toEqual([
      'headless-vault',
      'memory-card-vault',
      'microform-vault',
    ]);
    expect(adapters.get('RedirectSignIn')?.map(moduleName).sort()).toEqual([
      'memory-identity',
      'okta-redirect-sign-in',
    ]);
    expect(Array.from(adapters).filter(([, files]) => files.length === 0)).toEqual([]);
  });

  it('keep one contract each: all adapters of a port run its suite, doubles included', () => {
    expect(missingIn(project())).toEqual([]);
  });
});

describe('the walk over ports can fail', () => {
  const planted = (changes: Partial<Record<'suites' | 'tests', Sources>> = {}): Project => {
    const modules: Sources = {
      'src/adapters/browser/wall-lamp.ts': 'export const makeWallLamp = (): Lamp => ({});',
      'test/doubles/device/memory-lamp.ts':
        'interface MemoryLamp extends Lamp {\n  count: number;\n}\nexport const makeMemoryLamp = (): MemoryLamp => ({});',
    };
    const tests: Sources = {
      'test/a.test.ts':
        "import { a } from '#adapters/browser/wall-lamp.ts';\nlampContract('wall-lamp', a);",
      'test/b.test.ts':
        "import { b } from '#test/doubles/device/memory-lamp.ts';\nlampContract('memory-lamp with a shade', b);",
      ...changes.tests,
    };
    return {
      ports: { 'src/ports/lamp.ts': 'export interface Lamp {\n  shine(): void;\n}\n' },
      modules,
      suites: changes.suites ?? { 'test/ports/device/lamp.contract.ts': '' },
      tests,
      all: { ...modules, ...tests },
    };
  };

  it('finds nothing wrong with a port whose adapters all run its suite', () => {
    expect(missingIn(planted())).toEqual([]);
  });

  it('finds a port without a suite, and one with two', () => {
    expect(missingIn(planted({ suites: {} }))).toEqual(['Lamp: 0 suites lamp.contract.ts']);
    const suites = { 'test/ports/a/lamp.contract.ts': '', 'test/ports/b/lamp.contract.ts': '' };
    expect(missingIn(planted({ suites }))).toEqual(['Lamp: 2 suites lamp.contract.ts']);
  });

  it.each([
    ['runs nothing', "import { b } from '#test/doubles/device/memory-lamp.ts';\nb();"],
    [
      'runs another suite',
      "import { b } from '#test/doubles/device/memory-lamp.ts';\nclockContract('memory-lamp', b);",
    ],
    ['runs something else by its name', "lampContract('memory-lamp', () => ({}));"],
  ])('finds a double that %s', (_, text) => {
    expect(missingIn(planted({ tests: { 'test/b.test.ts': text } }))).toEqual([
      'Lamp: test/doubles/device/memory-lamp.ts does not run lamp.contract.ts',
    ]);
  });
});
