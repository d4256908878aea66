import { Effect } from 'effect';
import type { StorageKey } from '#domain/session/storage-key.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

/** Storage that lasts as long as the process; `values` lets a test look inside. */
export const makeMemoryKeyValueStorage = (
  values = new Map<StorageKey, string>(),
): KeyValueStorage => ({
  read: (key) => Effect.sync(() => values.get(key)),
  write: (key, value) => Effect.sync(() => void values.set(key, value)),
  remove: (key) => Effect.sync(() => void values.delete(key)),
});
