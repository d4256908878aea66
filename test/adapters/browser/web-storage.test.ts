import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { makeWebStorage, pageAreas, type WebArea } from '#adapters/browser/web-storage.ts';
import { type StorageKey, storageAreas } from '#domain/session/storage-key.ts';
import { keyValueStorageContract } from '#test/ports/device/key-value-storage.contract.ts';

const area = (values = new Map<string, string>()): WebArea => ({
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
});
const full = (): WebArea => ({
  ...area(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

keyValueStorageContract('web-storage', () => makeWebStorage({ local: area(), session: area() }));
keyValueStorageContract('web-storage with full areas', () =>
  makeWebStorage({ local: full(), session: full() }),
);
keyValueStorageContract('web-storage without areas', () =>
  makeWebStorage({ local: undefined, session: undefined }),
);

describe('makeWebStorage', () => {
  it('[STORE-08] [STORE-03] keeps each key in its area under exactly its name', async () => {
    const areas = { local: new Map<string, string>(), session: new Map<string, string>() };
    const storage = makeWebStorage({ local: area(areas.local), session: area(areas.session) });
    for (const [key, where] of Object.entries(storageAreas)) {
      await Effect.runPromise(storage.write(key as StorageKey, key));
      expect(areas[where].get(key)).toBe(key);
    }
    expect(areas.local.size + areas.session.size).toBe(Object.keys(storageAreas).length);
    expect(areas.local.has('persistantcartid')).toBe(true);
    expect(areas.session.has('handshakeToken')).toBe(true);
  });

  it('[HAND-05] [HAND-06] session headers and markers live in session storage', () => {
    const tabKeys = [
      'sessionId',
      'rnduts',
      'encstr',
      'handshakeId',
      'handshakeTime',
      'handshakeToken',
    ];
    for (const key of tabKeys) expect(storageAreas[key as StorageKey]).toBe('session');
  });

  it('[STORE-15] a refused write stays in memory and is told once', async () => {
    const troubles: unknown[] = [];
    const storage = makeWebStorage({
      local: full(),
      session: full(),
      onError: (cause) => troubles.push(cause),
    });
    await Effect.runPromise(storage.write('lang', 'es'));
    await Effect.runPromise(storage.write('code', 'c'));
    expect(await Effect.runPromise(storage.read('lang'))).toBe('es');
    expect(troubles).toHaveLength(1);
  });

  it('[STORE-15] a value written before storage filled up does not come back', async () => {
    const values = new Map<string, string>();
    let refusing = false;
    const local: WebArea = {
      ...area(values),
      setItem: (key, value) => {
        if (refusing) throw new DOMException('full', 'QuotaExceededError');
        values.set(key, value);
      },
    };
    const storage = makeWebStorage({ local, session: area() });
    await Effect.runPromise(storage.write('lang', 'en-us'));
    refusing = true;
    await Effect.runPromise(storage.write('lang', 'es'));
    expect(await Effect.runPromise(storage.read('lang'))).toBe('es');
    refusing = false;
    await Effect.runPromise(storage.write('lang', 'en-us'));
    expect(await Effect.runPromise(storage.read('lang'))).toBe('en-us');
  });

  it('[TOKEN-055] keeps tokens for the tab where localStorage alone is blocked', async () => {
    const session = area();
    const page = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
      sessionStorage: session as unknown as Storage,
    };
    const first = makeWebStorage(pageAreas(page));
    await Effect.runPromise(first.write('accessToken', 'the token'));
    expect(session.getItem('accessToken')).toBe('the token');
    // The next page of the tab finds it.
    const next = makeWebStorage(pageAreas(page));
    expect(await Effect.runPromise(next.read('accessToken'))).toBe('the token');
    await Effect.runPromise(next.remove('accessToken'));
    expect(session.getItem('accessToken')).toBeNull();
  });

  it('a page that forbids its areas still gives a working storage', async () => {
    const page = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
      get sessionStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const storage = makeWebStorage(pageAreas(page));
    await Effect.runPromise(storage.write('lang', 'es'));
    expect(await Effect.runPromise(storage.read('lang'))).toBe('es');
  });
});
