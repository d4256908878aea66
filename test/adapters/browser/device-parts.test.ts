import { vi } from 'vitest';
import { makeMachineClock } from '#adapters/browser/machine-clock.ts';
import { makePageAccountPass } from '#adapters/browser/page-account-pass.ts';
import { makePageReloadGuard } from '#adapters/browser/page-reload-guard.ts';
import { makeRandomIds } from '#adapters/browser/random-ids.ts';
import { makeTabTurns } from '#adapters/browser/tab-turns.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryShopEvents } from '#test/doubles/session/memory-shop-events.ts';
import { accountPassContract } from '#test/ports/account/account-pass.contract.ts';
import { clockContract } from '#test/ports/device/clock.contract.ts';
import { idGeneratorContract } from '#test/ports/device/id-generator.contract.ts';
import { oneAtATimeContract } from '#test/ports/device/one-at-a-time.contract.ts';
import { pageReloadContract } from '#test/ports/device/page-reload.contract.ts';

idGeneratorContract('random-ids', () => makeRandomIds());

const onFakeTime = async (test: () => Promise<void>) => {
  vi.useFakeTimers();
  try {
    await test();
  } finally {
    vi.useRealTimers();
  }
};
clockContract(
  'machine-clock',
  () => ({
    clock: makeMachineClock(),
    pass: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)),
  }),
  onFakeTime,
);

accountPassContract('page-account-pass', () => {
  const clock = makeMemoryClock();
  const events = makeMemoryShopEvents();
  return {
    clock,
    pass: makePageAccountPass(clock, events),
    signOut: async () => events.emit({ name: 'logout', reason: 'user' }),
  };
});

/** Locks as the browser gives them: whoever asks waits for whoever asked before. */
const locks = () => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <Value>(_: string, work: () => Promise<Value>): Promise<Value> => {
      const turn = last.then(work);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
};
oneAtATimeContract('tab-turns', () => ({ turns: makeTabTurns(locks()), waits: true }));
oneAtATimeContract('tab-turns without locks', () => ({
  turns: makeTabTurns(undefined),
  waits: false,
}));

const guard = (stamps: Map<string, string> | undefined) => {
  let count = 0;
  const reload = makePageReloadGuard({
    stamps: stamps && {
      getItem: (key) => stamps.get(key) ?? null,
      setItem: (key, value) => void stamps.set(key, value),
    },
    now: () => 1000,
    reload: () => {
      count += 1;
    },
  });
  return { reload, reloads: stamps !== undefined, count: () => count };
};
pageReloadContract('page-reload-guard', () => guard(new Map()));
pageReloadContract('page-reload-guard without stamps', () => guard(undefined));
