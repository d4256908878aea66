import { Effect } from 'effect';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSuggestAddresses } from '#application/shipping/suggestions/suggest-addresses.ts';
import type { AddressSuggestion } from '#domain/shipping/address-service/address-suggestion.ts';
import { ShopUnreachable } from '#ports/session/call-failures.ts';
import { coreOf } from '#test/ui/memory-core.ts';
import { SuggestionStore } from '#ui/stores/shipping/suggestion-store.ts';

const on = (street: string): AddressSuggestion => ({
  ...{ street, unit: '', city: 'Plano', state: 'TX', zipcode: '75024' },
});

/** A store whose questions are answered when the test says so. */
const opened = () => {
  const asked: { readonly text: string; answer(streets?: readonly string[]): void }[] = [];
  const store = new SuggestionStore(
    coreOf({
      suggestAddresses: makeSuggestAddresses({
        suggest: (text) =>
          Effect.callback((resume) => {
            const answer = (streets?: readonly string[]) =>
              resume(
                streets === undefined
                  ? Effect.fail(new ShopUnreachable({ why: 'offline' }))
                  : Effect.succeed(streets.map(on)),
              );
            asked.push({ text, answer });
          }),
      }),
    }),
  );
  const streets = () => store.suggestions.map(({ street }) => street);
  return { store, asked, streets };
};

describe('SuggestionStore', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const passed = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('[D-SHIPPING-11] asks once the typing pauses, and nothing about two letters', async () => {
    const { store, asked, streets } = opened();
    for (const text of ['4', '46', '460', '4600']) {
      store.type(text);
      await passed(100);
    }
    expect(asked).toEqual([]);
    await passed(200);
    expect(asked.map(({ text }) => text)).toEqual(['4600']);
    asked[0]?.answer(['4600 Legacy Dr']);
    await passed(1);
    expect(streets()).toEqual(['4600 Legacy Dr']);
    store.type('46');
    await passed(500);
    expect(asked).toHaveLength(1);
    expect(store.isOpen).toBe(false);
  });

  it('[D-SHIPPING-11] an older answer never comes after a newer one', async () => {
    const { store, asked, streets } = opened();
    store.type('4600');
    await passed(300);
    store.type('4600 l');
    await passed(300);
    asked[1]?.answer(['4600 Legacy Dr']);
    await passed(1);
    asked[0]?.answer(['4600 Oak St']);
    await passed(1);
    expect(streets()).toEqual(['4600 Legacy Dr']);
  });

  it('[D-SHIPPING-11] shows nothing after a failure, and nothing once it was left', async () => {
    const { store, asked } = opened();
    store.type('4600 l');
    await passed(300);
    asked[0]?.answer();
    await passed(1);
    expect(store.isOpen).toBe(false);
    store.type('4600 le');
    await passed(300);
    store.close();
    asked[1]?.answer(['4600 Legacy Dr']);
    await passed(1);
    expect(store.isOpen).toBe(false);
  });

  it('[D-SHIPPING-11] marks with the keys, and forgets the mark with the next letter', async () => {
    const { store, asked } = opened();
    store.type('4600 l');
    await passed(300);
    asked[0]?.answer(['4600 Legacy Dr', '4600 Lakeshore Dr']);
    await passed(1);
    store.mark('ArrowDown');
    store.mark('End');
    expect(store.chosen?.street).toBe('4600 Lakeshore Dr');
    store.type('4600 le');
    expect(store.chosen).toBeUndefined();
    store.close();
  });
});
