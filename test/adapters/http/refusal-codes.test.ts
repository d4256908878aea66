import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusalCodes } from '#adapters/http/wire/refusal-codes.ts';

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
});
