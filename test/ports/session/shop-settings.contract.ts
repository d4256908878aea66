import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ShopSettings } from '#ports/session/shop-settings.ts';

export const shopSettingsContract = (adapter: string, open: () => ShopSettings): void => {
  describe(`${adapter} keeps the ShopSettings contract:`, () => {
    it('config and labels are texts by name, the menu is a list', async () => {
      const settings = open();
      const texts = { ...(await Effect.runPromise(settings.config)) };
      Object.assign(texts, await Effect.runPromise(settings.labels));
      for (const value of Object.values(texts)) expect(typeof value).toBe('string');
      expect(Array.isArray(await Effect.runPromise(settings.navigation))).toBe(true);
    });
  });
};
