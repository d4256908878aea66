import { describe, expect, it } from 'vitest';
import { english } from '#ui/words/english.ts';
import { later } from '#ui/words/english-later.ts';
import { spanish } from '#ui/words/spanish.ts';

const all: Readonly<Record<string, string>> = { ...english, ...later };
const es: Readonly<Record<string, string>> = spanish;

/** Names of `{blanks}` in a text, sorted. */
const blanksOf = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name).sort();

describe('the shop’s words', () => {
  it('[I18N-06] Spanish has every English key and no other but its own plural form', () => {
    const own = Object.keys(es).filter((key) => !key.endsWith('_many'));
    expect(own.sort()).toEqual(Object.keys(all).sort());
  });

  it('[I18N-06] both languages have the same blanks', () => {
    const differing = Object.keys(all).filter(
      (key) => blanksOf(all[key] ?? '').join() !== blanksOf(es[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('Spanish has the form of millions wherever a text counts', () => {
    const counting = Object.keys(all).filter((key) => key.endsWith('_other'));
    expect(counting.length).toBeGreaterThan(10);
    const missing = counting.filter((key) => !(key.replace(/_other$/, '_many') in es));
    expect(missing).toEqual([]);
  });

  it('leaves no text empty and none untranslated but names, numbers and shared words', () => {
    const same = Object.keys(all).filter((key) => all[key] === es[key]);
    expect(Object.entries(all).filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(
      same.filter((key) => /^(?:home|list|cart|shipping|payment|session|thanks)\./.test(key)),
    ).toEqual([]);
  });

  it('[LAYOUT-07] [LAYOUT-08] [D-CLI-09] keeps contractual wording', () => {
    expect(all['page.error']).toBe('Oops, there is an error!');
    expect(all['page.tryAgain']).toBe('Try again');
    expect(all['shop.disclaimer']).toBe(
      'The box you receive may differ from previous orders. All sales are final.',
    );
    expect(all['product.unavailable']).toBe('This product is not available');
    expect(all['cart.unavailable']).toBe('This product is not available');
    expect(all['shipping.notToZip']).toBe('not available for selected shipping zip code');
    expect(all['page.failedText']).toBe('Something went wrong with this request.');
  });
});
