import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ShopContent } from '#ports/content/shop-content.ts';

/** Opened with the page `aboutus`, a category `shipping`, an event and a gift card, and no `terms`. */
export const shopContentContract = (adapter: string, open: () => ShopContent): void => {
  describe(`${adapter} keeps the ShopContent contract:`, () => {
    it('[CONTENT-03] gives a page somebody wrote, and nothing for one nobody wrote', async () => {
      const content = open();
      const page = await Effect.runPromise(content.page('aboutus'));
      expect(page).toMatchObject({ page: 'aboutus' });
      expect(page?.sections.length).toBeGreaterThan(0);
      expect(await Effect.runPromise(content.page('terms'))).toBeUndefined();
    });

    it('[CONTENT-02] gives categories with questions', async () => {
      const [category] = await Effect.runPromise(open().faq);
      expect(category).toMatchObject({ categoryId: 'shipping' });
      expect(category?.questions.length).toBeGreaterThan(0);
    });

    it('[API-044] [GIFT-08] gives events and gift cards, amounts in cents', async () => {
      const content = open();
      const [event] = await Effect.runPromise(content.events);
      expect(event?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
      const [card] = await Effect.runPromise(content.giftCards);
      expect(card?.amounts).toEqual([2500]);
    });
  });
};
