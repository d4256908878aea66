import type { Effect } from 'effect';
import type { StorageKey } from '#domain/session/storage-key.ts';

/** Keeps texts by key, in the area each key belongs to (D-SESSION-07). */
export interface KeyValueStorage {
  /** Absent, unreadable and timed-out values are `undefined`, never a failure. */
  read(key: StorageKey): Effect.Effect<string | undefined>;
  /** A full or forbidden storage is told once through `onError`, never thrown (D-STORE-02). */
  write(key: StorageKey, value: string): Effect.Effect<void>;
  remove(key: StorageKey): Effect.Effect<void>;
}
