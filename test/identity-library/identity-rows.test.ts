import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Told {
  readonly rows: readonly { readonly id: string }[];
}

/** A row that loses its test through the shop's own code has to be told here, and one that gets it to go. */
it('docs/identity.md names the rows about the provider that only the library proves', () => {
  const command = ['scripts/rows/identity.mjs', '--json'];
  const { rows } = JSON.parse(
    execFileSync(process.execPath, command, { encoding: 'utf8' }),
  ) as Told;
  const [, part = ''] = readFileSync('docs/identity.md', 'utf8').split(
    '## What only the library does',
  );
  const table = part.split('\n').filter((line) => line.startsWith('| '));
  const named = table.flatMap((line) => (line.split('|')[1] ?? '').match(/[A-Z]+-\d+/g) ?? []);
  expect(named.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});
