import { describe, expect, it } from 'vitest';
import { hearSkippedTransitions } from '#ui/core/skipped-transitions.ts';

/** A document whose transitions are skipped; tells what it was asked to draw. */
const pageThatSkips = () => {
  const drawn: unknown[] = [];
  const skipped = () => Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  const page: Pick<Document, 'startViewTransition'> = {
    startViewTransition(update) {
      drawn.push(update);
      return {
        ready: skipped(),
        finished: Promise.resolve(undefined),
        updateCallbackDone: Promise.resolve(undefined),
        skipTransition: () => undefined,
        types: new Set<string>(),
      } satisfies Partial<ViewTransition> as ViewTransition;
    },
  };
  return { page, drawn };
};

describe('a skipped transition', () => {
  it('is heard, so that the browser reports nothing, and the update is drawn all the same', async () => {
    const heard: unknown[] = [];
    const hear = (reason: unknown) => heard.push(reason);
    process.on('unhandledRejection', hear);
    try {
      const { page, drawn } = pageThatSkips();
      hearSkippedTransitions(page);
      const update = () => undefined;
      const { ready } = page.startViewTransition(update);
      await new Promise((resolve) => setImmediate(resolve));
      expect([heard, drawn]).toEqual([[], [update]]);
      await expect(ready).rejects.toThrow('Transition was skipped');
    } finally {
      process.off('unhandledRejection', hear);
    }
  });

  it('a browser without transitions stays without', () => {
    const page = {} as Pick<Document, 'startViewTransition'>;
    hearSkippedTransitions(page);
    expect(page).toEqual({});
  });
});
