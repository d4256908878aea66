import { Effect } from 'effect';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StorageKey, storageAreas } from '#domain/session/storage-key.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

const keys = Object.keys(storageAreas) as StorageKey[];

/** What every KeyValueStorage must do; each adapter's test calls this. */
export const keyValueStorageContract = (adapter: string, make: () => KeyValueStorage): void => {
  describe(`${adapter} keeps the KeyValueStorage contract:`, () => {
    it('an absent value is undefined', async () => {
      for (const key of keys) expect(await Effect.runPromise(make().read(key))).toBeUndefined();
    });

    it('[STORE-06] [STORE-07] a value comes back as it was, and only under its key', async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...keys), fc.string(), async (key, value) => {
          const storage = make();
          await Effect.runPromise(storage.write(key, value));
          expect(await Effect.runPromise(storage.read(key))).toBe(value);
          const other = keys.find((candidate) => candidate !== key) ?? key;
          expect(await Effect.runPromise(storage.read(other))).toBeUndefined();
        }),
      );
    });

    it('a removed value is gone, and removing twice is harmless', async () => {
      const storage = make();
      await Effect.runPromise(storage.write('lang', 'es'));
      await Effect.runPromise(storage.remove('lang'));
      await Effect.runPromise(storage.remove('lang'));
      expect(await Effect.runPromise(storage.read('lang'))).toBeUndefined();
    });
  });
};
