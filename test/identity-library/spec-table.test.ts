import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const [, section = ''] = readFileSync('docs/identity.md', 'utf8').split(
  "## Okta's own specs, spec by spec",
);
const rows = section
  .split('\n## ')[0]
  ?.split('\n')
  .filter((line) => /^\| (?:integration|e2e):/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe("the table of Okta's own specs", () => {
  it('has a row for each spec', () => {
    expect(rows?.length).toBeGreaterThan(20);
  });

  it.each(rows ?? [])('%s%s: %s', (_, spec, result, held = '', title = '') => {
    expect(spec).toMatch(/^(?:integration|e2e): \w+/);
    if (result === 'not applicable') {
      expect(held).toBe('');
      expect(title).toMatch(/\w+ \w+/);
      return;
    }
    const file = held.replaceAll('`', '');
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect(readFileSync(file, 'utf8')).toMatch(
      new RegExp(`it\\('(?:\\[[A-Z]+-\\d+\\] )*${title.replace(/[?.]/g, '\\$&')}'`),
    );
  });
});
