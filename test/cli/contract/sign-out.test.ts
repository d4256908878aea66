import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { peoplePassword } from '#sandbox/identity/people/people.ts';
import { crunchJson } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { scratch, shop } = shopWithTerminals();
afterEach(() => {
  vi.restoreAllMocks();
});

/** Hears what the command sends, and hands it on; a shopper's answers get another status where that is wanted. */
const hear = (status?: number) => {
  const cookies = new Set<string>();
  const tokens = new Set<string>();
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const headers = new Headers(address instanceof Request ? address.headers : init?.headers);
    const token = /^Bearer (.{20,})/.exec(headers.get('authorization') ?? '')?.[1];
    if (token !== undefined) tokens.add(token);
    const answer = await real(address, init);
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      if (!pair.endsWith('=')) cookies.add(pair);
    }
    const isShoppers = token !== undefined && String(address).startsWith(shop().origin);
    return isShoppers && status !== undefined
      ? new Response(await answer.text(), { status, headers: answer.headers })
      : answer;
  });
  return { cookies, tokens };
};

describe('crunch contract --auth EMAIL', () => {
  it.each([
    ['when all is right', undefined, 0],
    ['when the shop differs', 201, 5],
  ])('[API-013] leaves no session at the provider, %s', async (_, status, wanted) => {
    const { cookies, tokens } = hear(status);
    const identity = `http://localhost:${shop().environment['CRUNCH_IDENTITY_PORT']}`;
    const environment = {
      ...shop().environment,
      CRUNCH_STATE: join(scratch.folder, 'sign-out'),
      CRUNCH_PASSWORD: peoplePassword,
    };
    const wish = ['--auth', 'sara@people.example', '--only', 'getcustomer', '--variants', '1'];
    const { code } = await crunchJson(['contract', '--base-url', shop().origin, ...wish], {
      environment,
    });
    vi.restoreAllMocks();
    expect(code).toBe(wanted);
    expect([cookies.size > 0, tokens.size > 0]).toEqual([true, true]);
    for (const cookie of cookies) {
      const me = await fetch(`${identity}/api/v1/sessions/me`, { headers: { cookie } });
      expect(me.status).toBe(404);
    }
    for (const token of tokens) {
      const told = await fetch(`${identity}/oauth2/default/v1/introspect`, {
        method: 'POST',
        body: new URLSearchParams({ token, client_id: 'crunchcart-web' }),
      });
      expect(await told.json()).toMatchObject({ active: false });
    }
  });
});
