import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Rows of the table: attack, guard, test. */
const rows = readFileSync('docs/security.md', 'utf8')
  // What follows has other columns (test/server/base/memory/listed-memories.test.ts).
  .split('## Memories of the process', 1)
  .flatMap((attacks) => attacks.split('\n'))
  .filter((line) => line.startsWith('| ') && !line.startsWith('| attack'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

it('finds the table', () => {
  expect(rows.length).toBeGreaterThan(40);
});

it.each(rows)('%s', (_, guard = '', test = '') => {
  const [, file = ''] = /^`([^`]+)`/.exec(guard) ?? [];
  expect([file, existsSync(file)]).toEqual([file, true]);
  const [, testFile = '', title = ''] = /^`([^`]+)` (.+)$/.exec(test) ?? [];
  expect(readFileSync(testFile, 'utf8')).toContain(title);
});
