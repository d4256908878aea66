import { Effect } from 'effect';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { makeRecordSlice } from '#adapters/slices/record-slice.ts';
import { makeStoredCurrentCart } from '#adapters/slices/stored-current-cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { StorageKey } from '#domain/session/storage-key.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';

const key = 'crunchcart:v1:config';
const shape = z.object({ zipCode: z.string() });
const slices = (values = new Map<StorageKey, string>()) => ({
  values,
  slice: makeRecordSlice(makeMemoryKeyValueStorage(values), key, shape),
});

describe('makeRecordSlice', () => {
  it('[STORE-11] keeps a value as a versioned record', async () => {
    const { slice, values } = slices();
    await Effect.runPromise(slice.replace({ zipCode: '75024' }));
    expect(JSON.parse(values.get(key) ?? '')).toEqual({ version: 1, value: { zipCode: '75024' } });
    expect(await Effect.runPromise(slices(values).slice.read)).toEqual({ zipCode: '75024' });
  });

  it('[STORE-14] never throws on what it finds, and sets unreadable records aside', async () => {
    const found = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => `{"version":1,"value":${json}}`),
      fc.constantFrom('', 'null', '{"version":2,"value":{"zipCode":"75024"}}'),
    );
    await fc.assert(
      fc.asyncProperty(found, async (text) => {
        const { slice, values } = slices(new Map([[key, text]]));
        const value = await Effect.runPromise(slice.read);
        if (value === undefined) {
          expect(values.get('crunchcart:v1:config:set-aside')).toBe(text);
          expect(values.has(key)).toBe(false);
        } else {
          expect(typeof value.zipCode).toBe('string');
        }
      }),
    );
  });

  it('[STORE-14] a record of another version is set aside, not lost', async () => {
    const newer = '{"version":2,"value":{"zipCode":"75024"}}';
    const { slice, values } = slices(new Map([[key, newer]]));
    expect(await Effect.runPromise(slice.read)).toBeUndefined();
    await Effect.runPromise(slice.replace({ zipCode: '10001' }));
    expect(values.get('crunchcart:v1:config:set-aside')).toBe(newer);
  });

  it('[STORE-13] starts with defaults at 5000 ms when storage never answers, and never overwrites', async () => {
    vi.useFakeTimers();
    try {
      const written: string[] = [];
      const storage = {
        read: () => Effect.never,
        write: (_: StorageKey, value: string) => Effect.sync(() => void written.push(value)),
        remove: () => Effect.void,
      };
      const cart = makeStoredCurrentCart(storage);
      let started: unknown;
      const reading = Effect.runPromise(cart.read).then((value) => {
        started = value;
      });
      await vi.advanceTimersByTimeAsync(4999);
      expect(started).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      await reading;
      expect(started).toEqual(emptyCart);
      await Effect.runPromise(cart.replace({ lines: [] }));
      expect(written).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('reads storage every time, so another tab’s change is seen', async () => {
    const { slice, values } = slices();
    await Effect.runPromise(slice.replace({ zipCode: '75024' }));
    await Effect.runPromise(slices(values).slice.replace({ zipCode: '10001' }));
    expect(await Effect.runPromise(slice.read)).toEqual({ zipCode: '10001' });
  });
});
