import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Told {
  readonly total: number;
  readonly rows: readonly { readonly id: string; readonly tests: readonly string[] }[];
}

/** Rows about the provider, with what they require and what proves them. */
const rows = readFileSync('docs/requirements.tsv', 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, area = '']) => ['TOKEN', 'IDX', 'AUTHN', 'MYACC'].includes(area))
  .map(([id = '', , requirement = '', , proof = '']) => ({ id, requirement, proof }));
const decided = rows.filter(({ proof }) => proof.startsWith('decided: '));

/** A new row joins with a test through the shop's own code, or with a decision that has one. */
it('every row about the provider is proven through the shop, none by the library or the sandbox alone', () => {
  const command = ['scripts/rows/identity.mjs', '--json'];
  const told = JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) as Told;
  expect(told.total).toBe(rows.length);
  expect(told.rows.map(({ id, tests }) => [id, ...tests].join(' '))).toEqual([]);
});

it('what the shop does not use of the library is decided, and told in docs/identity.md', () => {
  for (const { id, requirement } of decided)
    expect(`${id} ${requirement}`).toMatch(/\(D-[A-Z]+-\d+\)/);
  const [, part = ''] = readFileSync('docs/identity.md', 'utf8').split(
    '## What the shop does not use of the library',
  );
  const table = part.split('\n').filter((line) => line.startsWith('| '));
  const named = table.flatMap((line) => (line.split('|')[1] ?? '').match(/[A-Z]+-\d+/g) ?? []);
  expect(named.toSorted()).toEqual(decided.map(({ id }) => id).toSorted());
});
