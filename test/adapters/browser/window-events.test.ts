import { describe, expect, it } from 'vitest';
import { makeMachineClock } from '#adapters/browser/machine-clock.ts';
import { makePageReloadGuard, reloadPause } from '#adapters/browser/page-reload-guard.ts';
import { makeWindowEvents, type TabChannel } from '#adapters/browser/window-events.ts';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import { cartRecord, type StorageKey } from '#domain/session/storage-key.ts';
import type { ShopEvents } from '#ports/session/shop-events.ts';
import { shopEventsContract } from '#test/ports/session/shop-events.contract.ts';

/** Two ends of one channel. */
const channels = (): readonly [TabChannel, TabChannel] => {
  const make = (): TabChannel & { other?: TabChannel } => ({
    onmessage: null,
    postMessage(message) {
      this.other?.onmessage?.(new MessageEvent('message', { data: message }));
    },
  });
  const one = make();
  const two = make();
  one.other = two;
  two.other = one;
  return [one, two];
};

const hear = (events: ShopEvents): ShopEvent[] => {
  const heard: ShopEvent[] = [];
  events.listen((event) => heard.push(event));
  return heard;
};

shopEventsContract('window-events', () => makeWindowEvents(new EventTarget()));

describe('makeWindowEvents', () => {
  it('[SESS-02] a logout is a CustomEvent of the page and signs the other tab out', () => {
    const [here, there] = channels();
    const page = new EventTarget();
    const otherTab = hear(makeWindowEvents(new EventTarget(), there));
    const details: unknown[] = [];
    page.addEventListener('logout', (event) => {
      if (event instanceof CustomEvent) details.push(event.detail);
    });
    makeWindowEvents(page, here).emit({ name: 'logout', reason: 'sessionexpired' });
    expect(details).toEqual([{ name: 'logout', reason: 'sessionexpired' }]);
    expect(otherTab).toEqual([{ name: 'logout', reason: 'sessionexpired' }]);
  });

  it('a logout from another tab is not sent back, and other events stay in their tab', () => {
    const [here, there] = channels();
    const events = makeWindowEvents(new EventTarget(), here);
    const mine = hear(events);
    const other = makeWindowEvents(new EventTarget(), there);
    const theirs = hear(other);
    other.emit({ name: 'logout', reason: 'user' });
    events.emit({ name: 'toggleScreenLoader', show: true });
    expect(mine.map(({ name }) => name)).toEqual(['logout', 'toggleScreenLoader']);
    expect(theirs.map(({ name }) => name)).toEqual(['logout']);
  });

  it('[STORE-10] tells of a cart another tab stored, and of no other record', () => {
    const page = new EventTarget();
    const events = makeWindowEvents(page);
    const heard: ShopEvent[] = [];
    const stop = events.listen((event) => heard.push(event));
    const stored = (key: StorageKey | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    stored('crunchcart:v1:mix');
    expect(heard).toEqual([]);
    stored(cartRecord);
    // Everything was cleared.
    stored(null);
    expect(heard).toEqual([{ name: 'cartStored' }, { name: 'cartStored' }]);
    stop();
    stored(cartRecord);
    expect(heard).toHaveLength(2);
  });

  it.each([
    undefined,
    'logout',
    { name: 'logout' },
    { name: 'logout', reason: 'x' },
    { name: 'x' },
  ])('takes no notice of a foreign message: %j', (message) => {
    const [here, there] = channels();
    const heard = hear(makeWindowEvents(new EventTarget(), here));
    there.postMessage(message);
    expect(heard).toEqual([]);
  });
});

describe('makePageReloadGuard', () => {
  const guard = (stamps = new Map<string, string>()) => {
    const page = { now: 1000, reloads: 0 };
    const reload = makePageReloadGuard({
      stamps: {
        getItem: (key) => stamps.get(key) ?? null,
        setItem: (key, value) => void stamps.set(key, value),
      },
      now: () => page.now,
      reload: () => {
        page.reloads += 1;
      },
    });
    return { page, reload };
  };

  it('[ERR-04] reloads at most once per address in ten seconds, across reloads', () => {
    const stamps = new Map<string, string>();
    const { page, reload } = guard(stamps);
    expect(reload.reload('/a')).toBe(true);
    const after = guard(stamps);
    after.page.now = page.now + reloadPause - 1;
    expect(after.reload.reload('/a')).toBe(false);
    expect(after.reload.reload('/b')).toBe(true);
    after.page.now += 1;
    expect(after.reload.reload('/a')).toBe(true);
    expect(after.page.reloads).toBe(2);
  });

  it('never reloads where no stamp can be kept', () => {
    const reloads: string[] = [];
    const parts = { now: () => 0, reload: () => void reloads.push('reloaded') };
    expect(makePageReloadGuard({ ...parts, stamps: undefined }).reload('/a')).toBe(false);
    const throwing = {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(makePageReloadGuard({ ...parts, stamps: throwing }).reload('/a')).toBe(false);
    expect(reloads).toEqual([]);
  });
});

describe('machine parts', () => {
  it('the clock runs what is due, and nothing that was cancelled', async () => {
    const clock = makeMachineClock();
    const done = Promise.withResolvers<string>();
    const cancel = clock.at(clock.now() + 5, () => done.resolve('cancelled one'));
    cancel();
    clock.at(clock.now() + 10, () => done.resolve('due one'));
    expect(await done.promise).toBe('due one');
  });
});
