import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makeForgetSearches,
  makeRecentSearches,
  makeRememberSearch,
} from '#application/search/recent-searches.ts';
import { makeSuggestProducts } from '#application/search/suggest-products.ts';
import { noSuggestions, type Suggestions, suggestionsFrom } from '#domain/search/suggestions.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import {
  makeMemoryProductFinder,
  makeMemoryRecentSearches,
} from '#test/doubles/search/memory-product-finder.ts';
import { chips, popcorn } from '#test/fixtures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { type Later, SearchStore } from '#ui/stores/search/search-store.ts';

const shelf = [chips, popcorn].map((product) => ({
  ...product,
  flavorLabel: 'Sea Salt',
  typeLabel: 'Snacks',
}));
const atOnce: Later = (run) => {
  run();
  return () => undefined;
};

const opened = () => {
  const finder = makeMemoryProductFinder(shelf);
  const recent = makeMemoryRecentSearches();
  return new SearchStore(
    coreOf({
      suggestProducts: makeSuggestProducts(finder),
      recentSearches: makeRecentSearches(recent),
      rememberSearch: makeRememberSearch(recent),
      forgetSearches: makeForgetSearches(recent),
    }),
    atOnce,
  );
};
const settled = () => new Promise((resolve) => setImmediate(resolve));
const answerTo = (text: string): Suggestions => suggestionsFrom(text, shelf.slice(0, 1));

describe('SearchStore', () => {
  it('[SEARCH-01] suggests from two characters on', async () => {
    const search = opened();
    await search.open('');
    search.type('c');
    await settled();
    expect(search.options).toEqual([]);
    search.type(chips.title.slice(0, 2));
    await settled();
    expect(search.options.map(({ kind }) => kind)).toContain('product');
    expect(search.options.at(-1)).toMatchObject({ kind: 'all' });
  });

  it('[SEARCH-02] shows what the newest text gives, in whatever order answers come', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom('ch', 'chi', 'chip', 'po', 'pop', 'xx'), {
          minLength: 1,
          maxLength: 8,
        }),
        async (scheduler, texts) => {
          // An adapter that ignores that its request was broken off, and so answers late.
          const core = coreOf({
            suggestProducts: (text) =>
              Effect.uninterruptible(
                Effect.promise(() => scheduler.schedule(Promise.resolve(answerTo(text)), text)),
              ),
          });
          const search = new SearchStore(core, atOnce);
          const shown: string[] = [];
          for (const text of texts) {
            search.type(text);
            const answered = search.suggestions?.text;
            if (answered !== undefined) shown.push(answered);
          }
          await scheduler.waitAll();
          await settled();
          expect(search.suggestions?.text).toBe(texts.at(-1));
          expect(search.asking.is).toBe('idle');
        },
      ),
    );
  });

  it('[SEARCH-02] never goes back to an older text while answers come in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const core = coreOf({
          suggestProducts: (text) =>
            Effect.promise(() => scheduler.schedule(Promise.resolve(answerTo(text)), text)),
        });
        const search = new SearchStore(core, atOnce);
        const texts = ['aa', 'bb', 'cc', 'dd'];
        for (const text of texts) search.type(text);
        while (scheduler.count() > 0) {
          await scheduler.waitOne();
          await settled();
          expect([undefined, 'dd']).toContain(search.suggestions?.text);
        }
        expect(search.suggestions?.text).toBe('dd');
      }),
    );
  });

  it('[SEARCH-02] breaks off the older request', async () => {
    const broken: string[] = [];
    const core = coreOf({
      suggestProducts: (text) =>
        Effect.onInterrupt(Effect.never, () => Effect.sync(() => broken.push(text))),
    });
    const search = new SearchStore(core, atOnce);
    search.type('ch');
    search.type('chi');
    await settled();
    expect(broken).toEqual(['ch']);
    search.close();
    await settled();
    expect(broken).toEqual(['ch', 'chi']);
    expect(search.asking.is).toBe('idle');
  });

  it('asks once for a text typed without a pause', async () => {
    const asked: string[] = [];
    const waiting: (() => void)[] = [];
    const later: Later = (run) => {
      waiting.push(run);
      return () => void waiting.splice(waiting.indexOf(run), 1);
    };
    const core = coreOf({
      suggestProducts: (text) => {
        asked.push(text);
        return Effect.succeed(noSuggestions(text));
      },
    });
    const search = new SearchStore(core, later);
    for (const text of ['po', 'pop', 'popc']) search.type(text);
    for (const run of [...waiting]) run();
    await settled();
    expect(asked).toEqual(['popc']);
  });

  it('says that it failed, until the next key', async () => {
    const failure = new ShopUnreachable({ why: 'offline' });
    const search = new SearchStore(coreOf({ suggestProducts: () => Effect.fail(failure) }), atOnce);
    search.type('chips');
    await settled();
    expect(search.asking).toMatchObject({ is: 'failed', failure: { _tag: 'ShopUnreachable' } });
    search.type('c');
    expect(search.asking.is).toBe('idle');
  });

  it('walks the options in a circle that passes the text', async () => {
    const search = opened();
    await search.remember('lime');
    await search.remember('salsa');
    await search.open('');
    const walk = (step: 1 | -1) => {
      search.move(step);
      return search.marked;
    };
    expect([walk(1), walk(1), walk(1), walk(-1), walk(-1)]).toEqual([0, 1, -1, 1, 0]);
    search.markEnd('last');
    expect(search.markedOption).toEqual({ kind: 'recent', text: 'lime' });
    search.type('x');
    expect(search.markedOption).toBeUndefined();
  });

  it('remembers searches, newest first, and forgets them', async () => {
    const search = opened();
    for (const text of ['Lime', 'salsa', 'LÍME', ' ', 'nuts']) await search.remember(text);
    expect(search.recent).toEqual(['nuts', 'LÍME', 'salsa']);
    await search.forget('lime');
    expect(search.recent).toEqual(['nuts', 'salsa']);
    await search.forget();
    expect(search.options).toEqual([]);
  });
});
