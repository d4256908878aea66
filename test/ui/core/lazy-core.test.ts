import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { run } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import { type LoadedShop, makeLazyCore } from '#ui/core/lazy-core.ts';

const setUp = (failures = 0) => {
  const told: ((event: ShopEvent) => void)[] = [];
  const state = { loads: 0 };
  const core = makeLazyCore(
    async () => {
      state.loads += 1;
      if (state.loads <= failures) throw new Error('offline');
      return { run, useCases: {} as UseCases } as LoadedShop;
    },
    {
      listen: (hear) => {
        told.push(hear);
        return () => undefined;
      },
    },
  );
  const tell = (event: ShopEvent): void => {
    for (const hear of told) hear(event);
  };
  return { core, state, tell };
};

const five = () => Effect.succeed(5);
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const hasCome = async (coming: Promise<unknown>) =>
  Promise.race([coming.then(() => true), settled().then(() => false)]);

describe('the core of a page', () => {
  it('is loaded by the first call, which then gets its answer, and once', async () => {
    const { core, state } = setUp();
    expect(state.loads).toBe(0);
    expect(await Promise.all([core.run(five), core.run(five)])).toEqual([
      { ok: true, value: 5 },
      { ok: true, value: 5 },
    ]);
    expect(state.loads).toBe(1);
  });

  it('is not loaded by what a page does by itself: that waits until somebody needs it', async () => {
    const { core, state } = setUp();
    const asked: string[] = [];
    const waiting = core.patient.run(() => Effect.sync(() => asked.push('first')));
    const second = core.patient.run(() => Effect.sync(() => asked.push('second')));
    expect(await hasCome(waiting)).toBe(false);
    expect([state.loads, await hasCome(core.needed)]).toEqual([0, false]);
    await core.load();
    await Promise.all([waiting, second, core.needed]);
    expect([state.loads, asked]).toEqual([1, ['first', 'second']]);
  });

  it('is not needed to hear of other tabs', async () => {
    const { core, state, tell } = setUp();
    const heard: ShopEvent[] = [];
    core.listen((event) => heard.push(event));
    tell({ name: 'cartStored' });
    expect([heard, state.loads]).toEqual([[{ name: 'cartStored' }], 0]);
  });

  it('is asked for again by the next call when it did not come', async () => {
    const { core, state } = setUp(1);
    await expect(core.run(five)).rejects.toThrow('offline');
    expect(await core.run(five)).toEqual({ ok: true, value: 5 });
    expect(state.loads).toBe(2);
  });
});
