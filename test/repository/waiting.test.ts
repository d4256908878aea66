import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Milliseconds that a test waits at least for what will be: on a busy machine all takes ten times as long. */
const least = 90_000;
/** Below this a limit is what the test is about, such as that of a call. */
const briefest = 1000;

/** A wait on one line. Without a limit, also of a name, it has vitest's own of a second, for which nothing can be set. */
const waits =
  /vi\.waitFor\((?:async )?\(\) => [^\n]*?(?:, (?:\{ timeout: )?([\d_]+)(?: \})?)?\);$(?<!, [a-z]+\);)/gm;
const limits = /(?:timeout: |\n\s*\}, )([\d_]+)(?= \}|,|\))/g;
/** In a browser test, what waits in a loop that tries again may give up soon. */
const polls = /\.poll\([^\n]*timeout: ([\d_]+)/g;

const tooShort = (file: string, sought: RegExp): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(sought)]
    .map(([, limit = String(briefest)]) => Number(limit.replaceAll('_', '')))
    .filter((limit) => limit >= briefest && limit < least)
    .map((limit) => `${file}: ${limit}`);

describe('what tests wait for', () => {
  it('has the time of vitest.config.ts and playwright.config.ts, or more', () => {
    const browserTests = globSync('test/e2e/**/*.ts');
    const others = globSync('test/**/*.ts').filter((file) => !browserTests.includes(file));
    expect(others.length).toBeGreaterThan(700);
    const short = [
      ...others.flatMap((file) => [...tooShort(file, limits), ...tooShort(file, waits)]),
      ...browserTests.flatMap((file) => tooShort(file, polls)),
    ];
    expect(short).toEqual([]);
  });
});
