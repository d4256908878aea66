import { describe, expect, it } from 'vitest';
import type { PostingPage } from '#adapters/telemetry/sending/page-posting.ts';
import { makePagePosting } from '#adapters/telemetry/sending/page-posting.ts';
import { home, item, setUp, taken } from '#test/adapters/telemetry/sending/virtual-collector.ts';

/** A page whose browser takes a keepalive request, or a beacon, or neither. */
const pageOf = (beacons: boolean) => {
  const kept: string[] = [];
  const beaconed: string[] = [];
  const page: PostingPage = {
    XMLHttpRequest: class {} as new () => XMLHttpRequest,
    fetch: (_, init) => {
      // Any other request ends with its page.
      if (init?.keepalive === true) kept.push(String(init.body));
      return new Promise(() => undefined);
    },
    navigator: {
      sendBeacon: (_, body) => {
        if (beacons) beaconed.push(String(body));
        return beacons;
      },
    },
  };
  return { kept, beaconed, leave: makePagePosting(page).leave };
};

const bytes = (text: string | undefined): number => new TextEncoder().encode(text).length;

describe('a page that is left', () => {
  it('[TEL-08] [TEL-31] hands over at most 65000 bytes by keepalive, more by beacon', () => {
    const { kept, beaconed, leave } = pageOf(true);
    const { sender, posts } = setUp([taken], leave && { leave });
    sender.accept(Array.from({ length: 70 }, (_, n) => item(n, 1000)));
    sender.leave();
    expect(kept).toHaveLength(1);
    expect(bytes(kept[0])).toBeLessThanOrEqual(65_000);
    expect(bytes(kept[0])).toBeGreaterThan(63_500);
    expect(JSON.parse(kept[0] ?? '').length + JSON.parse(beaconed[0] ?? '').length).toBe(70);
    expect(posts).toEqual([]);
  });

  it('[TEL-31] 65000 bytes are not too many for keepalive, 65001 are', () => {
    for (const [size, way] of [
      [65_000, 'keepalive'],
      [65_001, 'beacon'],
    ] as const) {
      const { kept, beaconed, leave } = pageOf(true);
      const { sender } = setUp([taken], leave && { leave });
      sender.accept([item('one', size - 2 - item('one').length)]);
      sender.leave();
      const [body] = way === 'keepalive' ? kept : beaconed;
      expect([bytes(body), kept.length + beaconed.length]).toEqual([size, 1]);
    }
  });

  it('[TEL-08] [TEL-30] what no browser takes goes by an ordinary request, and is kept', () => {
    const { kept: outliving, leave } = pageOf(false);
    const { sender, posts, kept } = setUp([taken], leave && { leave });
    sender.accept(Array.from({ length: 70 }, (_, n) => item(n, 1000)));
    sender.leave();
    const rest = 70 - JSON.parse(outliving[0] ?? '').length;
    expect(posts.map(({ items }) => items.length)).toEqual([rest]);
    expect(JSON.parse(kept.text() ?? '')).toHaveLength(rest);
  });

  it('does not go round the wait after a failure', async () => {
    const { kept: outliving, leave } = pageOf(true);
    const { sender, posts, timer, kept } = setUp([{ status: 503, body: '' }], leave && { leave });
    sender.accept([item(1)]);
    await timer.pass(1);
    sender.leave();
    expect([posts.length, outliving.length]).toEqual([1, 0]);
    expect(kept.text()).toContain('\\"1\\"');
    expect(home).toContain('/v2/track');
  });
});
