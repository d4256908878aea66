import { describe, expect, it, vi } from 'vitest';
import { addLaterWords, languageOf, makeWords, override, speak } from '#ui/words/instance.ts';

describe('the translator', () => {
  it('[I18N-01] starts in English, single braces are blanks and dots are no levels', () => {
    const words = makeWords('en-us');
    expect(words.t('header.freeShipping', { amount: '$15' })).toBe(
      'Free shipping on orders from $15',
    );
    expect(words.t('cart.items', { count: 1 })).toBe('1 item');
    expect(words.t('cart.items', { count: 5 })).toBe('5 items');
  });

  it('[I18N-05] speaks Spanish after a switch, and English again', async () => {
    const words = makeWords('en-us');
    await speak(words, 'es');
    expect(languageOf(words)).toBe('es');
    expect(words.t('cart.items', { count: 1 })).toBe('1 artículo');
    expect(words.t('cart.items', { count: 5 })).toBe('5 artículos');
    expect(words.t('cart.items', { count: 1_000_000 })).toBe('1000000 artículos');
    await speak(words, 'en-us');
    expect(words.t('cart.items', { count: 5 })).toBe('5 items');
  });

  it('[I18N-07] the operators’ words win, before and after more texts arrive', async () => {
    const words = makeWords('en-us');
    override(words, 'en-us', { 'home.bestsellers': 'Loved most', 'review.title': 'Check it' });
    await addLaterWords(words);
    expect(words.t('home.bestsellers')).toBe('Loved most');
    expect(words.t('review.title')).toBe('Check it');
    expect(words.t('payment.title')).toBe('How would you like to pay?');
  });

  it('texts that change nothing on the screen draw nothing again', async () => {
    const words = makeWords('en-us');
    const drawn = vi.fn();
    words.store.on('added', drawn);
    await addLaterWords(words);
    expect(drawn).not.toHaveBeenCalled();
    override(words, 'en-us', { 'home.bestsellers': 'Loved most' });
    expect(drawn).toHaveBeenCalledTimes(1);
    override(words, 'en-us', { 'home.bestsellers': 'Loved most' });
    expect(drawn).toHaveBeenCalledTimes(1);
  });

  it('a value with braces or markup stays what it is', () => {
    const words = makeWords('en-us');
    expect(words.t('list.search', { text: '{count} <b>&', count: 2 })).toContain('{count} <b>&');
  });
});
