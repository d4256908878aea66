import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusalCodes } from '#adapters/http/wire/refusal-codes.ts';
import { refusalTable } from '#server/api/refusal-table.ts';

const serverSource = globSync('server/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('the closed list of refusal codes', () => {
  it('names each code once, in upper snake case', () => {
    expect(new Set(refusalCodes).size).toBe(refusalCodes.length);
    expect(refusalCodes.filter((code) => !/^[A-Z]+(_[A-Z]+)*$/.test(code))).toEqual([]);
  });

  it.each(refusalCodes)('the server can answer %s', (code) => {
    expect(serverSource).toContain(`'${code}'`);
  });

  it('has a row for each code in the table of the server, and no other row', () => {
    expect(Object.keys(refusalTable).sort()).toEqual([...refusalCodes].sort());
  });

  it.each(refusalCodes)('the server answers %s with a failure, in both languages', (code) => {
    const { status, words } = refusalTable[code];
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    // Words made of facts are read in test/server/api/refusal-table.test.ts.
    if (typeof words === 'function') return;
    expect(words['en-us']).toMatch(/\S.*\S/);
    expect(words.es).toMatch(/\S.*\S/);
  });
});
