import { describe, expect, it } from 'vitest';
import { knownStreets } from '#sandbox/addresses/streets.ts';
import { openSandboxParties, sandboxAddressKey } from '#test/sandbox/parties/sandbox-parties.ts';

const { ask, faults } = openSandboxParties();
const lookup = (query: Readonly<Record<string, string>>, token = sandboxAddressKey.token) =>
  ask(
    `http://party.invalid/lookup?${new URLSearchParams({ 'auth-id': sandboxAddressKey.id, 'auth-token': token, ...query })}`,
  );
const suggested = async (search: string, more: Readonly<Record<string, string>> = {}) => {
  const answer = (await (await lookup({ search, ...more })).json()) as {
    readonly suggestions: readonly { readonly street_line: string; readonly zipcode: string }[];
  };
  return answer.suggestions.map(({ street_line, zipcode }) => `${street_line} ${zipcode}`);
};

describe("the sandbox's US Autocomplete Pro API", () => {
  it('writes a suggestion with the published fields', async () => {
    const answer = await lookup({ search: '5600 Granite' });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        suggestions: [
          {
            street_line: '5600 Granite Pkwy',
            secondary: 'Apt',
            city: 'Plano',
            state: 'TX',
            zipcode: '75024',
            entries: 12,
          },
        ],
      },
    ]);
  });

  it.each([
    [
      '4600 l',
      [
        '4600 Legacy Dr 75024',
        '4600 Lakeshore Dr 75093',
        '4600 Lemmon Ave 75219',
        '4600 Lincoln Ave 60625',
      ],
    ],
    ['4600 LEGACY DRIVE', ['4600 Legacy Dr 75024']],
    ['4600 legacy dri', ['4600 Legacy Dr 75024']],
    ['4600 legacy dr plano tx 75', ['4600 Legacy Dr 75024']],
    ['4600 acy', []],
    ['peachtree st northeast', ['1 Peachtree St NE 30308']],
    ['99999 legacy', []],
  ])('goes on after "%s"', async (search, wanted) => {
    expect(await suggested(search)).toEqual(wanted);
  });

  it('fails the questions a fault is about, and spares the others', async () => {
    const operation = 'addressSuggest';
    faults.add({ operation, mode: 'http503', count: 1, delayMs: 0, about: '4600 legacy' });
    expect(await suggested('4600 lake')).toHaveLength(1);
    expect((await lookup({ search: '4600 legacy d' })).status).toBe(503);
    expect(await suggested('4600 legacy d')).toHaveLength(1);
    expect(faults.list()).toEqual([]);
  });

  it('gives as many as are asked for, ten at most', async () => {
    expect(await suggested('100', { max_results: '3' })).toHaveLength(3);
    expect(await suggested('100')).toHaveLength(10);
  });

  it('knows streets with a place of five digits', () => {
    expect(knownStreets).toHaveLength(30);
    for (const { first, last, zipcode, state } of knownStreets) {
      expect(first).toBeLessThan(last);
      expect(`${state} ${zipcode}`).toMatch(/^[A-Z]{2} \d{5}$/);
    }
  });

  it.each([
    ['without the key', () => lookup({ search: '4600 l' }, 'another'), 401],
    ['without a text', () => lookup({}), 422],
    ['a text of 128 characters', () => lookup({ search: 'x'.repeat(128) }), 400],
    ['eleven at once', () => lookup({ search: '4600 l', max_results: '11' }), 400],
  ])('refuses %s in the shape of the party', async (_, asked, status) => {
    const answer = await asked();
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({
      errors: [{ id: expect.any(Number), message: expect.any(String) }],
    });
  });
});
