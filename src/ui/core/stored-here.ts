import { type StorageKey, storageAreas } from '#domain/session/storage-key.ts';

/** The part of a page that keeps things. */
type KeepingPage = Pick<Window, 'localStorage' | 'sessionStorage'>;

const keys = Object.keys(storageAreas) as StorageKey[];

const holdsAny = (area: () => Storage): boolean => {
  try {
    const held = area();
    return keys.some((key) => held.getItem(key) !== null);
  } catch {
    // Blocked: nothing is kept there.
    return false;
  }
};

/**
 * Whether this device has anything of the shop that a page must show. Where it has nothing, nobody needs the core to
 * know it: it is a guest with an empty cart who chose nothing yet (D-PERF-13). Either area is asked for every key, as
 * the tab's own stands in for a blocked one.
 */
export const isAnythingStored = (page: KeepingPage): boolean =>
  holdsAny(() => page.localStorage) || holdsAny(() => page.sessionStorage);
