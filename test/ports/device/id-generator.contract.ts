import { describe, expect, it } from 'vitest';
import type { IdGenerator } from '#ports/device/id-generator.ts';

export const idGeneratorContract = (adapter: string, open: () => IdGenerator): void => {
  describe(`${adapter} keeps the IdGenerator contract:`, () => {
    it('makes UUIDs of version 4, none twice', () => {
      const ids = open();
      const made = Array.from({ length: 50 }, () => ids.uuid());
      for (const id of made) {
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      }
      expect(new Set(made).size).toBe(50);
    });
  });
};
