import { describe, expect, it } from 'vitest';
import { isDear } from '#ui/core/dear-connection.ts';

describe('what nobody asked for', () => {
  it.each([undefined, {}, { effectiveType: '4g' }, { effectiveType: '4g', saveData: false }])(
    'is not too dear on a connection of %j',
    (connection) => {
      expect(isDear(connection)).toBe(false);
    },
  );

  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '4g', saveData: true }])(
    'is where it is %j',
    (connection) => {
      expect(isDear(connection)).toBe(true);
    },
  );
});
