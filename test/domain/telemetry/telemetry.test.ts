import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worthyDuration } from '#domain/telemetry/page-duration.ts';
import { failureEventNames } from '#domain/telemetry/telemetry-event.ts';
import { decisionsOn } from '#test/repository/decisions.ts';

describe('the telemetry vocabulary', () => {
  it('[ERR-16] is the closed list of the decision table', () => {
    const page = decisionsOn(readFileSync('docs/decisions/telemetry.md', 'utf8'));
    const decided = page.find(({ id }) => id === 'D-TEL-01')?.decided ?? '';
    for (const name of failureEventNames) {
      expect(decided.toLowerCase()).toContain(name.toLowerCase());
    }
    const listed = decided.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];
    expect(new Set(failureEventNames)).toEqual(
      new Set([...listed.filter((name) => name !== 'snake_case'), 'Timeout']),
    );
  });
});

describe('worthyDuration', () => {
  it('drops 0, less than 0 and an hour or more', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 7_200_000 }), (duration) => {
        expect(worthyDuration(duration)).toBe(
          duration > 0 && duration < 3_600_000 ? duration : undefined,
        );
      }),
    );
    expect(worthyDuration(3_599_999)).toBe(3_599_999);
    expect(worthyDuration(3_600_000)).toBeUndefined();
    expect(worthyDuration(undefined)).toBeUndefined();
  });
});
