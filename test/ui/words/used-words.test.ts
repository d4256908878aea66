import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { core } from '#application/messages/en-us/core.ts';
import { english } from '#ui/words/english.ts';
import { later } from '#ui/words/english-later.ts';

/** Everything that may name a text, but not the texts themselves. */
const sources = globSync('src/{ui,application,composition,adapters,domain}/**/*.{ts,tsx}')
  .filter((file) => !/^src\/application\/messages\/(?:en-us|es)\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const named = new Set(Array.from(sources.matchAll(/['"]([\w.-]+)['"]/g), ([, name = '']) => name));
/** `order.${status}` names every text that begins with `order.`. */
const beginnings = Array.from(
  sources.matchAll(/`([a-z]\w*\.(?:[\w-]+\.)*)\$\{/gi),
  ([, begin = '']) => begin,
);

/** Beginnings of many texts of which only these are put together: the others need their whole name. */
const putTogether: Readonly<Record<string, readonly string[]>> = {
  'join.': ['day', 'month', 'year'],
  'mix.': ['badLink', 'missingLine', 'missingMix', 'notOpened'],
  'order.': ['SUBMITTED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'],
  'product.': ['new', 'hot', 'holiday'],
  'search.': ['brand', 'flavor', 'type'],
  'wallet.': ['subTotal', 'discount', 'shipping', 'tax', 'giftCards'],
};

const isUsed = (key: string): boolean => {
  const name = key.replace(/_(?:one|other)$/, '');
  return (
    named.has(name) ||
    beginnings.some(
      (beginning) =>
        name.startsWith(beginning) &&
        (putTogether[beginning]?.includes(name.slice(beginning.length)) ?? true),
    )
  );
};

describe('the shop’s words', () => {
  it('[I18N-06] has no text that nothing says', () => {
    // The core's words are named by types: each problem and failure has one.
    const own = Object.keys({ ...english, ...later }).filter((key) => !(key in core));
    expect(own.length).toBeGreaterThan(200);
    expect(own.filter((key) => !isUsed(key))).toEqual([]);
  });

  it('can fail: a made-up text is found unused', () => {
    expect(isUsed('shop.madeUp')).toBe(false);
    expect(isUsed('join.madeUp')).toBe(false);
    expect(isUsed('product.add')).toBe(true);
    expect(isUsed('list.count_other')).toBe(true);
  });
});
