import { Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import type { ZipCodes } from '#ports/shipping/zip-codes.ts';
import { ada } from '#test/fixtures.ts';

export const zipCodesContract = (adapter: string, open: () => ZipCodes): void => {
  describe(`${adapter} keeps the ZipCodes contract:`, () => {
    it('knows a zip and its location, and says so of one it does not know', async () => {
      const verdict = await Effect.runPromise(open().lookUp('75024'));
      expect(verdict.valid).toBe(true);
      expect(typeof verdict.locationNumber).toBe('string');
      expect(await Effect.runPromise(open().lookUp('00000'))).toMatchObject({ valid: false });
    });

    it('checks an address', async () => {
      const verdict = await Effect.runPromise(open().checkAddress({ ...ada, state: 'TX' }));
      expect(verdict).toMatchObject({ valid: true, addressVerdict: 'valid' });
    });
  });
};
