import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type * as MobX from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cut } from '#scripts/bundle/cuts.ts';
import { mobxCuts } from '#scripts/bundle/mobx-cuts.ts';

type Library = Pick<
  typeof MobX,
  | 'compareStructural'
  | 'computed'
  | 'computedStruct'
  | 'makeAutoObservable'
  | 'observableRef'
  | 'Reaction'
  | 'reaction'
  | 'runInAction'
>;

const libraryOf = async (source: string): Promise<Library> => {
  const text = source.replaceAll('process.env.NODE_ENV', '"production"');
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`);
};
const source = readFileSync(`node_modules/${mobxCuts.file}`, 'utf8');
const whole = await libraryOf(source.replaceAll('__mobx', '__wholeMobx'));
const short = await libraryOf(cut(source, mobxCuts));

interface Line {
  readonly name: string;
  readonly count: number;
}

/** A store of the kinds that the shop's are. */
const makeStore = ({ makeAutoObservable, observableRef, computedStruct }: Library) => {
  class Store {
    readonly limit: number;
    count = 0;
    name: string | undefined;
    lines: readonly Line[] = [];
    busy: Promise<void> | undefined;
    kept = { times: 0 };
    computations = 0;

    constructor(limit: number) {
      this.limit = limit;
      const refs = { lines: observableRef, busy: observableRef, kept: false, computations: false };
      makeAutoObservable(this, { ...refs, summary: computedStruct }, { autoBind: true });
    }

    get total(): number {
      this.computations += 1;
      if (this.count === 13) throw new Error('thirteen');
      return this.count + this.lines.reduce((sum, { count }) => sum + count, 0);
    }

    get summary(): { readonly isMany: boolean } {
      return { isMany: this.total > this.limit };
    }

    add(line: Line): void {
      this.lines = [...this.lines, line];
      this.count += line.count;
    }

    rename(name: string | undefined): void {
      this.name = name;
      this.kept.times += 1;
    }

    both(line: Line, name: string): void {
      this.add(line);
      this.rename(name);
    }

    fail(): void {
      this.count += 1;
      throw new Error('no');
    }

    async later(count: number): Promise<void> {
      await Promise.resolve();
      this.setCount(count);
    }

    setCount(count: number): void {
      this.count = count;
    }
  }
  return new Store(5);
};

type Store = ReturnType<typeof makeStore>;
const line = fc.record({ name: fc.constantFrom('a', 'b'), count: fc.nat(4) });
const name = fc.constantFrom('Anna', 'Ben', undefined);
const did = <Arguments extends readonly unknown[]>(
  what: fc.Arbitrary<Arguments>,
  run: (store: Store, library: Library, ...given: Arguments) => unknown,
) => what.map((given) => (store: Store, library: Library) => run(store, library, ...given));

const steps = fc.array(
  fc.oneof(
    did(fc.tuple(line), ({ add }, _, given) => add(given)),
    did(fc.tuple(name), ({ rename }, _, given) => rename(given)),
    did(fc.tuple(line), ({ both }, _, given) => both(given, 'Cleo')),
    did(fc.tuple(), ({ fail }) => fail()),
    did(fc.tuple(fc.nat(13)), ({ later }, _, count) => later(count)),
    did(fc.tuple(fc.nat(13), name), (store, { runInAction }, count, given) =>
      runInAction(() => {
        store.count = count;
        store.name = given;
        return store.total;
      }),
    ),
    did(fc.tuple(fc.nat(13)), (store, _, count) => {
      store.count = count;
    }),
    did(fc.tuple(), (store) => store.total),
    did(fc.tuple(), (store, { computed }) => computed(() => store.summary.isMany).get()),
  ),
);

const attempt = async (run: () => unknown) => {
  try {
    return await run();
  } catch (error) {
    return `${error}`;
  }
};

/** What those who watch a store hear, and how often its values are computed for them. */
const watched = async (
  library: Library,
  way: readonly ((store: Store, by: Library) => unknown)[],
) => {
  const store = makeStore(library);
  const heard: unknown[] = [];
  const logged = vi.spyOn(console, 'error').mockImplementation((...said) => heard.push(`${said}`));
  const stop = library.reaction(
    () => store.summary,
    ({ isMany }) => heard.push(isMany),
  );
  const stopNames = library.reaction(
    () => [store.name, store.kept.times],
    (names) => heard.push(names),
  );
  const drawing = new library.Reaction('drawing', () => heard.push('draw again'));
  for (const step of way) {
    drawing.track(() => heard.push([store.count, store.lines.length]));
    heard.push(await attempt(() => step(store, library)), store.computations);
  }
  stop();
  drawing.dispose();
  store.rename('unheard by one');
  stopNames();
  store.rename('unheard');
  heard.push(Object.keys(store), JSON.stringify(store), store.computations);
  logged.mockRestore();
  return heard;
};

afterEach(() => vi.restoreAllMocks());

describe('the stores of the browser, of whose library the build leaves out what they never use', () => {
  it('tell of every change as with the whole library', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (way) => {
        expect(await watched(short, way)).toEqual(await watched(whole, way));
      }),
    );
  });

  it('compare what is computed as the whole library', () => {
    const value = fc.anything({ withDate: true, withNullPrototype: true });
    fc.assert(
      fc.property(value, value, (one, other) => {
        const { compareStructural } = short;
        // A date that is none equals nothing.
        const isEqual = !fc.stringify(one).includes('new Date(NaN)');
        expect(compareStructural(one, structuredClone(one))).toBe(isEqual);
        expect(compareStructural(one, other)).toBe(whole.compareStructural(one, other));
      }),
    );
  });

  it('hold values that they replace and never change', () => {
    const changes = [
      /this\.\w+\.(?:push|pop|shift|unshift|splice|sort|set|add|delete|clear)\(/,
      /this\.\w+\[[^\]]*\] (?:[+-]|\?\?)?= /,
    ];
    for (const file of globSync('src/ui/stores/**/*.ts'))
      for (const change of changes) expect(readFileSync(file, 'utf8'), file).not.toMatch(change);
  });
});
