import { describe, expect, it } from 'vitest';
import type { PageReload } from '#ports/device/page-reload.ts';

export interface OpenReload {
  readonly reload: PageReload;
  /** False where there is no page, or none that may be reloaded. */
  readonly reloads: boolean;
  /** How often the page was reloaded. */
  readonly count: () => number;
}

export const pageReloadContract = (adapter: string, open: () => OpenReload): void => {
  describe(`${adapter} keeps the PageReload contract:`, () => {
    it('[ERR-04] reloads once for an address, and says so when it refuses', () => {
      const { reload, reloads, count } = open();
      expect(reload.reload('/a')).toBe(reloads);
      expect(reload.reload('/a')).toBe(false);
      expect(reload.reload('/b')).toBe(reloads);
      expect(count()).toBe(reloads ? 2 : 0);
    });
  });
};
