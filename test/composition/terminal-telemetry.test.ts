import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeTerminalTelemetry } from '#composition/terminal/telemetry.ts';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryKeyValueStorage } from '#test/doubles/device/memory-key-value-storage.ts';

describe('the end of a command with --telemetry', () => {
  let stateFolder = '';
  beforeEach(() => {
    stateFolder = mkdtempSync(join(tmpdir(), 'crunch-state-'));
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    rmSync(stateFolder, { recursive: true });
  });

  it('comes 1.5 s later at most, with what could not be sent in the state folder', async () => {
    const telemetry = makeTerminalTelemetry(
      { url: 'http://collector.test/v2/track', key: '12345678-90ab-cdef-1234-567890abcdef' },
      {
        storage: makeMemoryKeyValueStorage(),
        clock: makeMemoryClock(),
        sourceWebsite: 'Snacks',
        stateFolder,
        traceId: '0af7651916cd43dd8448eb211c80319c',
      },
    );
    telemetry?.record({ kind: 'failure', name: 'Timeout', details: {} });
    let ended = false;
    const ending = telemetry?.end().then(() => {
      ended = true;
    });
    await vi.advanceTimersByTimeAsync(1499);
    expect(ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toBe(true);
    await ending;
    expect(readFileSync(join(stateFolder, 'telemetry.json'), 'utf8')).toContain('Timeout');
  });
});
