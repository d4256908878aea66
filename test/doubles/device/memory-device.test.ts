import { describe, expect, it } from 'vitest';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryIds } from '#test/doubles/device/memory-ids.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';
import { makeMemoryPageReload } from '#test/doubles/device/memory-page-reload.ts';
import { makeMemoryTurns } from '#test/doubles/device/memory-turns.ts';
import { clockContract } from '#test/ports/device/clock.contract.ts';
import { idGeneratorContract } from '#test/ports/device/id-generator.contract.ts';
import { keyValueStorageContract } from '#test/ports/device/key-value-storage.contract.ts';
import { oneAtATimeContract } from '#test/ports/device/one-at-a-time.contract.ts';
import { pageReloadContract } from '#test/ports/device/page-reload.contract.ts';

keyValueStorageContract('memory-key-value-storage', makeMemoryKeyValueStorage);
clockContract('memory-clock', () => {
  const clock = makeMemoryClock();
  return { clock, pass: async (milliseconds) => clock.advance(milliseconds) };
});
idGeneratorContract('memory-ids', makeMemoryIds);
oneAtATimeContract('memory-turns', () => ({ turns: makeMemoryTurns(), waits: true }));
for (const reloads of [true, false]) {
  pageReloadContract('memory-page-reload', () => {
    const reload = makeMemoryPageReload(reloads);
    return { reload, reloads, count: () => reload.reloaded.length };
  });
}

describe('the clock of tests', () => {
  it('the clock runs what falls due in order, even what is planned on the way', () => {
    const clock = makeMemoryClock(0);
    const ran: number[] = [];
    clock.at(20, () => ran.push(20));
    clock.at(10, () => {
      ran.push(10);
      clock.at(15, () => ran.push(15));
    });
    const cancel = clock.at(12, () => ran.push(12));
    cancel();
    clock.advance(19);
    expect([ran, clock.now()]).toEqual([[10, 15], 19]);
    clock.advance(1);
    expect(ran).toEqual([10, 15, 20]);
  });
});
