import { describe, expect, it } from 'vitest';
import { makeSmartyClient } from '#server/parties/destination/smarty-client.ts';
import { openSandboxParties, sandboxAddressKey } from '#test/sandbox/parties/sandbox-parties.ts';

const plano = {
  street: '5800 Legacy Drive',
  secondary: 'Apartment 4',
  city: 'Plano',
  state: 'TX',
  zipcode: '75024',
};
const origin = 'http://party.invalid';

/** Fetches that hang, fail or answer something else. */
const answering = (...answers: readonly (Response | Error)[]) => {
  const left = [...answers];
  const asked: { readonly url: string; readonly init: RequestInit }[] = [];
  const ask: typeof fetch = async (url, init = {}) => {
    asked.push({ url: String(url), init });
    const next = left.shift();
    if (next === undefined || next instanceof Error) throw next ?? new Error('asked too often');
    return next;
  };
  return {
    asked,
    client: makeSmartyClient(
      { origin, suggestOrigin: origin, ...sandboxAddressKey },
      { fetch: ask },
    ),
  };
};
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('the client of the address service', () => {
  it('reads a known address, its unit apart', async () => {
    const { addresses } = openSandboxParties();
    expect(await addresses.verify(plano)).toEqual({
      kind: 'answered',
      known: [
        { street: '5800 Legacy Dr', unit: 'Apt 4', city: 'Plano', state: 'TX', zipcode: '75024' },
      ],
    });
    expect(await addresses.verify({ ...plano, street: '1 Nomatch Ln' })).toEqual({
      kind: 'answered',
      known: [],
    });
  });

  it('sends key and question as the party documents it, the address in the body alone', async () => {
    const { asked, client } = answering(json([]));
    await client.verify(plano);
    const { url, init } = asked[0] ?? { url: '', init: {} };
    expect(url).toBe(
      `${origin}/street-address?auth-id=test-shop&auth-token=a-secret-for-tests-only`,
    );
    expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
    expect(JSON.parse(String(init.body))).toEqual([{ ...plano, candidates: 5, match: 'strict' }]);
  });

  it.each([
    ['http500', 1, 'answered'],
    ['http503', 2, 'unknown'],
    ['http429', 1, 'unknown'],
    ['http402', 1, 'unknown'],
  ])('after %s (%d times) it is %s: asks twice, a refusal once', async (mode, count, kind) => {
    const { addresses, faults } = openSandboxParties();
    faults.add({ operation: 'addressCheck', mode, count, delayMs: 0 });
    const answer = await addresses.verify(plano);
    expect(answer.kind).toBe(kind);
    if (answer.kind === 'unknown') expect(answer.why).toBe(`HTTP ${mode.slice(4)}`);
    expect(faults.list()).toEqual([]);
  });

  it('says in a code why there is no answer, never in words of the party', async () => {
    const timeout = Object.assign(new Error('x'), { name: 'TimeoutError' });
    const why = async (...answers: readonly (Response | Error)[]) => {
      const answer = await answering(...answers).client.verify(plano);
      return answer.kind === 'unknown' ? answer.why : answer.kind;
    };
    expect(await why(timeout, timeout)).toBe('TIMED_OUT');
    expect(await why(new Error('x'), new Error('x'))).toBe('NOT_REACHED');
    expect(await why(new Response('<html>'), new Response('<html>'))).toBe('ANSWER_UNREADABLE');
    expect(await why(json([{ delivery_line_1: '' }]))).toBe('ANSWER_UNREADABLE');
    expect(await why(json({ errors: [{ message: '5800 Legacy' }] }, 401))).toBe('HTTP 401');
  });

  it('is refused with another key', async () => {
    const { ask } = openSandboxParties();
    const stranger = makeSmartyClient(
      { origin, suggestOrigin: origin, id: 'test-shop', token: 'another' },
      { fetch: ask },
    );
    expect(await stranger.verify(plano)).toEqual({ kind: 'unknown', why: 'HTTP 401' });
  });

  it('[D-SHIPPING-11] reads suggestions, and of a tower the house without its units', async () => {
    const { addresses } = openSandboxParties();
    const place = { city: 'Plano', state: 'TX', zipcode: '75024' };
    expect(await addresses.suggest('5600 gran')).toEqual({
      kind: 'answered',
      suggestions: [{ street: '5600 Granite Pkwy', unit: '', ...place }],
    });
    const one = { street_line: '1 Oak Ln', secondary: 'Apt 4', entries: 1, ...place };
    expect(await answering(json({ suggestions: [one] })).client.suggest('1 oak')).toMatchObject({
      suggestions: [{ street: '1 Oak Ln', unit: 'Apt 4' }],
    });
    expect(await answering(json({ suggestions: null })).client.suggest('1 oak')).toEqual({
      kind: 'answered',
      suggestions: [],
    });
  });

  it('[D-SHIPPING-11] asks for five suggestions, from anywhere, once', async () => {
    const { asked, client } = answering(json({ suggestions: [] }), json({}, 503));
    await client.suggest('4600 l');
    const url = new URL(asked[0]?.url ?? '');
    expect([url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      '/lookup',
      {
        ...{ 'auth-id': 'test-shop', 'auth-token': 'a-secret-for-tests-only' },
        ...{ search: '4600 l', max_results: '5', prefer_geolocation: 'none' },
      },
    ]);
    expect(await client.suggest('4600 le')).toEqual({ kind: 'unknown', why: 'HTTP 503' });
    expect(asked).toHaveLength(2);
  });
});
