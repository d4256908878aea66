import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestedPages } from '#domain/search/suggested-pages.ts';

describe('suggestedPages', () => {
  it.each([
    ['gift', ['giftcards', 'giftcards/balance']],
    ['Gift card', ['giftcards', 'giftcards/balance']],
    ['tarjeta de regalo', ['giftcards', 'giftcards/balance']],
    ['gift card balance', ['giftcards/balance']],
    ['refund', ['shippingandreturns']],
    ['Devolución', ['shippingandreturns']],
    ['returns', ['shippingandreturns']],
    ['where is my order', ['trackorder', 'orderhistory']],
    ['¿Dónde está mi pedido?', ['trackorder', 'orderhistory']],
    ['track order', ['trackorder']],
    ['pedido', ['trackorder', 'orderhistory']],
    ['help', ['contactus', 'faq']],
    ['concerts', ['flaminhotuniversity']],
    ['conciertos', ['flaminhotuniversity']],
    ['fa', []],
    ['gift c', ['giftcards', 'giftcards/balance']],
    ['chips', []],
    ['gift chips', []],
    ['the', []],
    ['where is my', []],
    ['', []],
  ])('of %j are %j', (text, pages) => {
    expect(suggestedPages(text)).toEqual(pages);
  });

  it('are those of the same words in any case, order and with articles', () => {
    const word = fc.constantFrom('gift', 'card', 'balance', 'refund', 'order', 'chips', 'faq');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const pages = suggestedPages(words.join(' '));
        expect(suggestedPages([...words].reverse().join(' THE ').toUpperCase())).toEqual(pages);
        // Each further word may only leave pages out.
        for (const page of pages) expect(suggestedPages(words[0] ?? '')).toContain(page);
      }),
    );
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const pages = suggestedPages(text);
        expect(new Set(pages).size).toBe(pages.length);
      }),
    );
  });
});
