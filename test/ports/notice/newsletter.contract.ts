import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { Newsletter } from '#ports/notice/newsletter.ts';

export interface OpenNewsletter {
  readonly newsletter: Newsletter;
  /** The addresses that are signed up now, each as often as it is kept. */
  readonly signedUp: () => Promise<readonly string[]>;
}

export const newsletterContract = (adapter: string, open: () => OpenNewsletter): void => {
  describe(`${adapter} keeps the Newsletter contract:`, () => {
    it('signing up twice is the same as once', async () => {
      const { newsletter, signedUp } = open();
      const ada = async () => (await signedUp()).filter((email) => email === 'ada@example.com');
      expect(await ada()).toEqual([]);
      for (const _ of [1, 2]) {
        await Effect.runPromise(newsletter.signUp('ada@example.com'));
        expect(await ada()).toEqual(['ada@example.com']);
      }
    });
  });
};
