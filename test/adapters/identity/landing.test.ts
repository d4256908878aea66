import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLanding } from '#adapters/identity/landing.ts';
import { endOf, shopAt, shopOrigin } from '#test/adapters/identity/small-provider.ts';
import { type SmallIssuer, startSmallIssuer } from '#test/identity-library/small-issuer.ts';

const settings = {
  issuer: 'https://id.example',
  clientId: 'shop',
  shopOrigin,
  scopes: [],
  accountScopes: [],
};
const landing = (address: string) => readLanding(address, settings).kind;

const callbacks = [`${shopOrigin}/implicit/callback`, `${shopOrigin}/implicit/ssocallback`];
const elsewhere = [
  `${shopOrigin}/implicit/callback/deeper`,
  `${shopOrigin}/implicit/call`,
  `${shopOrigin}/`,
  'https://evil.example/implicit/callback',
];
const endings = ['code', 'interaction_code', 'error', 'otp'];
const tokens = ['access_token', 'id_token'];
const others = ['codes', 'xcode', 'token', 'error_description', 'interaction', 'scope'];
const parameters = (names: readonly string[], least = 0) =>
  fc.uniqueArray(fc.constantFrom(...names), { minLength: least, maxLength: 3 });
const written = (names: readonly string[]) => names.map((name) => `${name}=x`).join('&');

describe('a returned address', () => {
  it('[TOKEN-037] is a login redirect by its address and by what it carries, and only so', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...callbacks, ...elsewhere),
        parameters([...endings, ...tokens, ...others]),
        parameters([...endings, ...tokens, ...others]),
        fc.boolean(),
        (begin, search, hash, hasState) => {
          const query = written(hasState ? [...search, 'state'] : search);
          const kind = landing(`${begin}?${query}#${written(hash)}`);
          const isOurs = callbacks.includes(begin);
          const hasTokens = [...search, ...hash].some((name) => tokens.includes(name));
          const hasEnding = hasState && search.some((name) => endings.includes(name));
          expect(kind !== 'nothing').toBe(isOurs && (hasTokens || hasEnding));
        },
      ),
    );
  });

  it.each([
    ['code=x&state=s', 'code'],
    ['interaction_code=x&state=s', 'interaction-code'],
    ['error=access_denied&state=s', 'error'],
    ['error=interaction_required&interaction_code=x&state=s', 'error'],
    ['state=s#access_token=x', 'tokens'],
    ['state=s&id_token=x&code=x', 'tokens'],
    ['code=x', 'nothing'],
    ['code=&state=s', 'nothing'],
  ])('[TOKEN-037] with ?%s is a landing of the kind %s', (query, kind) => {
    for (const callback of callbacks) expect(landing(`${callback}?${query}`)).toBe(kind);
  });

  it('[IDX-09] is a mailed link by otp and state together, and only so', () => {
    const at = (query: string) => landing(`${callbacks[0]}?${query}`);
    expect(['otp=1&state=s', 'otp=1', 'state=s'].map(at)).toEqual(['mail', 'nothing', 'nothing']);
  });
});

describe('a return that carries something else than a code', () => {
  let small: SmallIssuer;
  beforeAll(async () => {
    small = await startSmallIssuer();
  });
  afterAll(() => small.close());

  it('[TOKEN-037] [TOKEN-028] signs in by the code of an interaction', async () => {
    const shop = shopAt(small);
    const { query } = await shop.begin();
    await small.give({ claims: { nonce: query['nonce'] } });
    expect(await endOf(shop.comeBack({ interaction_code: 'of-an-interaction' }))).toBe('completed');
    const { body = '' } = shop.sent.find(({ url }) => url.endsWith('/v1/token')) ?? {};
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      grant_type: 'interaction_code',
      interaction_code: 'of-an-interaction',
    });
  });

  it('[TOKEN-037] takes no tokens out of an address, and asks nobody about them', async () => {
    const shop = shopAt(small);
    const { query } = await shop.begin();
    const given = await small.give({ claims: { nonce: query['nonce'] } });
    const asked = shop.sent.length;
    expect(await endOf(shop.comeBack({ id_token: given, access_token: 'x' }))).toBe(
      'not-asked-for',
    );
    expect(shop.sent).toHaveLength(asked);
  });

  it('[IDX-05] [IDX-06] tells a sign-in nobody began here from one with another state', async () => {
    const shop = shopAt(small);
    expect(await endOf(shop.comeBack({ code: 'x', state: 'of-nobody' }))).toBe(
      'unknown-transaction',
    );
    await shop.begin();
    expect(await endOf(shop.comeBack({ code: 'x', state: 'of-another' }))).toBe('state');
  });
});
