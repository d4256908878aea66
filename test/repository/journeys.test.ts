import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Journey {
  readonly number: number;
  readonly file: string;
  /** Words of the test's title. */
  readonly title: string;
}

/** A row: number, what somebody does, the file of its test with words of the title. */
const journeysOf = (page: string): readonly Journey[] =>
  Array.from(
    page.matchAll(/^\| (\d+) \| .+ \| `([\w/-]+\.spec\.ts)`: (.+?) \|$/gm),
    ([, number = '', file = '', title = '']) => ({ number: Number(number), file, title }),
  );

const titlesIn = (text: string): readonly string[] =>
  Array.from(text.matchAll(/\btest\(\s*(['"`])(.+?)\1,/gs), ([, , title = '']) => title);

const walks = ({ file, title }: Journey): boolean => {
  const path = join('test/e2e', file);
  return (
    existsSync(path) && titlesIn(readFileSync(path, 'utf8')).some((one) => one.includes(title))
  );
};

describe('the journeys of shoppers', () => {
  const journeys = journeysOf(readFileSync('docs/journeys.md', 'utf8'));

  it('are numbered from one, and there are 45 at least', () => {
    expect(journeys.map(({ number }) => number)).toEqual(journeys.map((_, index) => index + 1));
    expect(journeys.length).toBeGreaterThanOrEqual(45);
  });

  it('are each walked by a test of a browser', () => {
    expect(journeys.filter((journey) => !walks(journey))).toEqual([]);
  });

  it('are missed where no test has the title', () => {
    const [first] = journeys;
    if (first === undefined) throw new Error('there is no journey');
    expect(walks({ ...first, title: 'nobody walks this' })).toBe(false);
    expect(walks({ ...first, file: 'cart/gone.spec.ts' })).toBe(false);
  });
});
