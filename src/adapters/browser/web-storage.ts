import { Effect } from 'effect';
import { type StorageKey, storageAreas } from '#domain/session/storage-key.ts';
import type { KeyValueStorage } from '#ports/device/key-value-storage.ts';

/** The part of the DOM's Storage this adapter uses. */
export type WebArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface WebStorageOptions {
  /** Undefined where the browser forbids the area. */
  readonly local: WebArea | undefined;
  readonly session: WebArea | undefined;
  /** Called once, at the first refused write (D-STORE-02). */
  readonly onError?: (cause: unknown) => void;
}

/** localStorage and sessionStorage, each key in its area; refused values are held in memory. */
export const makeWebStorage = (options: WebStorageOptions): KeyValueStorage => {
  const refused = new Map<StorageKey, string | undefined>();
  let told = false;

  const tell = (cause: unknown): void => {
    if (told) return;
    told = true;
    options.onError?.(cause);
  };
  const areaOf = (key: StorageKey): WebArea => {
    const area = options[storageAreas[key]];
    if (!area) throw new Error('no storage');
    return area;
  };

  return {
    read: (key) =>
      Effect.sync(() => {
        if (refused.has(key)) return refused.get(key);
        try {
          return areaOf(key).getItem(key) ?? undefined;
        } catch (cause) {
          tell(cause);
          return undefined;
        }
      }),
    write: (key, value) =>
      Effect.sync(() => {
        try {
          areaOf(key).setItem(key, value);
          refused.delete(key);
        } catch (cause) {
          refused.set(key, value);
          tell(cause);
        }
      }),
    remove: (key) =>
      Effect.sync(() => {
        try {
          areaOf(key).removeItem(key);
          refused.delete(key);
        } catch (cause) {
          refused.set(key, undefined);
          tell(cause);
        }
      }),
  };
};

/**
 * The page's own areas; a browser may throw already when asked for one. What belongs into a blocked localStorage lasts as
 * long as the tab (TOKEN-055, D-STORE-03).
 */
export const pageAreas = (page: {
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
}): Pick<WebStorageOptions, 'local' | 'session'> => {
  const session = attempt(() => page.sessionStorage);
  return { local: attempt(() => page.localStorage) ?? session, session };
};

const attempt = (area: () => Storage): Storage | undefined => {
  try {
    return area();
  } catch {
    return undefined;
  }
};
