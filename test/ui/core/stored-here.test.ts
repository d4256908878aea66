import { describe, expect, it } from 'vitest';
import { storageAreas } from '#domain/session/storage-key.ts';
import { isAnythingStored } from '#ui/core/stored-here.ts';

const area = (entries: Readonly<Record<string, string>> = {}): Storage =>
  ({ getItem: (key: string) => entries[key] ?? null }) as Storage;

/** A browser may throw already when asked for an area. */
const blocked = (sessionStorage: Storage) => ({
  get localStorage(): Storage {
    throw new Error('blocked');
  },
  sessionStorage,
});

describe('whether a device has anything of the shop', () => {
  it('is no on a first visit, whatever others keep on the same origin', () => {
    const others = area({ theme: 'dark', 'crunchcart:sandbox-clock': '5' });
    expect(isAnythingStored({ localStorage: others, sessionStorage: area() })).toBe(false);
  });

  it.each(Object.keys(storageAreas))('is yes where %s is kept, in either area', (key) => {
    const some = area({ [key]: '' });
    expect(isAnythingStored({ localStorage: some, sessionStorage: area() })).toBe(true);
    expect(isAnythingStored({ localStorage: area(), sessionStorage: some })).toBe(true);
  });

  it('is what the tab keeps where the browser blocks the rest', () => {
    expect(isAnythingStored(blocked(area()))).toBe(false);
    expect(isAnythingStored(blocked(area({ lang: 'es' })))).toBe(true);
  });
});
