import { describe, expect, it, vi } from 'vitest';
import { makePageClock } from '#adapters/browser/page-clock.ts';
import { makeClockTellingTransport } from '#adapters/http/client/transport/clock-telling-transport.ts';
import type { Transport } from '#adapters/http/client/transport/transport.ts';
import { clockHeader } from '#domain/session/sandbox-clock.ts';
import { clockContract } from '#test/ports/device/clock.contract.ts';

const area = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const hour = 3_600_000;
const ahead = ({ clock }: ReturnType<typeof makePageClock>) =>
  Math.round((clock.now() - Date.now()) / 1000) * 1000;

clockContract(
  'page-clock',
  () => ({
    clock: makePageClock(true, area()).clock,
    pass: async (milliseconds) => void (await vi.advanceTimersByTimeAsync(milliseconds)),
  }),
  async (test) => {
    vi.useFakeTimers();
    try {
      await test();
    } finally {
      vi.useRealTimers();
    }
  },
);

describe('[D-IDP-02] the clock of a page', () => {
  it('follows the sandbox’s, and the next page begins with what this one heard', () => {
    const local = area();
    const page = makePageClock(true, local);
    expect(ahead(page)).toBe(0);
    page.follow?.(2 * hour);
    expect(ahead(page)).toBe(2 * hour);
    expect(ahead(makePageClock(true, local))).toBe(2 * hour);
    page.follow?.(0);
    expect([ahead(page), ahead(makePageClock(true, local))]).toEqual([0, 0]);
  });

  it('is the machine’s in a shop that takes orders, whatever is kept', () => {
    const local = area();
    makePageClock(true, local).follow?.(hour);
    const page = makePageClock(false, local);
    expect([ahead(page), page.follow]).toEqual([0, undefined]);
  });

  it('needs no storage, and leaves nothing in it while nobody moves the clock', () => {
    const local = area();
    makePageClock(true, local).follow?.(0);
    expect(local.kept.size).toBe(0);
    const refuse = () => {
      throw new Error('blocked');
    };
    for (const blocked of [undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
      const page = makePageClock(true, blocked);
      page.follow?.(hour);
      expect(ahead(page)).toBe(hour);
    }
    local.setItem('crunchcart:sandbox-clock', 'nonsense');
    expect(ahead(makePageClock(true, local))).toBe(0);
  });

  it('runs a deadline when the moved clock reaches it', async () => {
    vi.useFakeTimers();
    const page = makePageClock(true, area());
    const run = vi.fn();
    page.clock.at(Date.now() + hour, run);
    page.follow?.(2 * hour);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(run).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('what an answer tells of the sandbox’s clock', () => {
  const told = async (headers: Readonly<Record<string, string>>) => {
    const heard: number[] = [];
    const transport: Transport = async () => ({
      ...{ kind: 'answered', status: 200, statusText: 'OK', body: {}, headers },
    });
    const telling = makeClockTellingTransport(transport, (milliseconds) =>
      heard.push(milliseconds),
    );
    expect((await telling({ method: 'GET', path: '/', headers: {} })).kind).toBe('answered');
    return heard;
  };

  it('is heard before the answer is read; nothing else is', async () => {
    expect(await told({ [clockHeader]: '7200000' })).toEqual([7_200_000]);
    expect(await told({ [clockHeader]: '-60000' })).toEqual([-60_000]);
    expect(await told({})).toEqual([]);
    expect(await told({ [clockHeader]: 'soon' })).toEqual([]);
  });

  it('is nothing where nobody answers', async () => {
    const tell = vi.fn();
    const silent: Transport = async () => ({ kind: 'silent', why: 'offline', cause: undefined });
    await makeClockTellingTransport(silent, tell)({ method: 'GET', path: '/', headers: {} });
    expect(tell).not.toHaveBeenCalled();
  });
});
