import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Newsletter } from '#ports/notice/newsletter.ts';

export const newsletterContract = (adapter: string, open: () => Newsletter): void => {
  describe(`${adapter} keeps the Newsletter contract:`, () => {
    it('signing up twice is the same as once', async () => {
      const newsletter = open();
      for (const _ of [1, 2]) {
        expect(await Effect.runPromise(newsletter.signUp('ada@example.com'))).toBeUndefined();
      }
    });
  });
};
