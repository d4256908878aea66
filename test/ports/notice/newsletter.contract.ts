import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { News } from '#ports/notice/newsletter.ts';

export const newsContract = (adapter: string, open: () => News): void => {
  describe(`${adapter} keeps the News contract:`, () => {
    it('signing up twice is the same as once', async () => {
      const news = open();
      for (const _ of [1, 2]) {
        expect(await Effect.runPromise(news.signUp('ada@example.com'))).toBeUndefined();
      }
    });
  });
};
