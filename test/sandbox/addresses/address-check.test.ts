import { describe, expect, it } from 'vitest';
import { openSandboxParties } from '#test/sandbox/parties/sandbox-parties.ts';

const key = 'auth-id=test-shop&auth-token=a-secret-for-tests-only';
const base = 'http://party.invalid/street-address';
const lookup = {
  street: '5800 N Legacy Drive Apt 4',
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
};

const { ask } = openSandboxParties();
const get = (query: string) => ask(`${base}?${query}`);
const post = (body: unknown, query = key) =>
  ask(`${base}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const errors = { errors: [{ id: expect.any(Number), message: expect.any(String) }] };

describe("the sandbox's US Street API", () => {
  it('writes a candidate with the published fields', async () => {
    const answer = await post([{ ...lookup, input_id: 'a' }]);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([
      {
        input_id: 'a',
        input_index: 0,
        candidate_index: 0,
        delivery_line_1: '5800 N Legacy Dr Apt 4',
        last_line: 'Plano TX 75024',
        components: {
          primary_number: '5800',
          street_predirection: 'N',
          street_name: 'Legacy',
          street_suffix: 'Dr',
          secondary_designator: 'Apt',
          secondary_number: '4',
          city_name: 'Plano',
          default_city_name: 'Plano',
          state_abbreviation: 'TX',
          zipcode: '75024',
        },
        metadata: { record_type: 'H', zip_type: 'Standard', precision: 'Zip5' },
        analysis: { dpv_match_code: 'Y', dpv_footnotes: 'AABB', active: 'Y' },
      },
    ]);
  });

  it('answers one candidate unless more are asked for, and each lookup by its place', async () => {
    const open = { ...lookup, street: '12 Legacy' };
    expect(await (await post([open])).json()).toHaveLength(1);
    const both = (await (await post([{ ...open, candidates: 10 }, lookup])).json()) as object[];
    expect(both).toMatchObject([
      { input_index: 0, candidate_index: 0 },
      { input_index: 0, candidate_index: 1 },
      { input_index: 0, candidate_index: 2 },
      { input_index: 1, candidate_index: 0 },
    ]);
    const query = new URLSearchParams({ ...open, candidates: '2' });
    expect(await (await get(`${key}&${query}`)).json()).toHaveLength(2);
  });

  it.each([
    ['no key', () => post([lookup], ''), 401],
    ['another token', () => post([lookup], 'auth-id=test-shop&auth-token=x'), 401],
    ['no key in a query', () => get('street=1+Main+St'), 401],
    ['a query without a street', () => get(`${key}&city=Plano`), 422],
    ['no list', () => post(lookup), 400],
    ['an empty list', () => post([]), 400],
    ['eleven candidates', () => post([{ ...lookup, candidates: 11 }]), 400],
    ['another way to match', () => post([{ ...lookup, match: 'range' }]), 400],
    ['what is no JSON', () => post('{'), 400],
    ['more than a hundred lookups', () => post(Array.from({ length: 101 }, () => ({}))), 413],
    ['more than 32 KB', () => post([{ street: 'x'.repeat(33_000) }]), 413],
    ['the street where it fails', () => post([{ ...lookup, street: '1 Upsdown Ln' }]), 503],
  ])('refuses %s in the shape of the party', async (_, asked, status) => {
    const answer = await asked();
    expect([answer.status, await answer.json()]).toEqual([status, errors]);
  });
});
