import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oktaOptions } from '#adapters/identity/okta-options.ts';
import { makeProviderHttp } from '#adapters/identity/provider-http.ts';
import { checkSettings, type ProviderSettings } from '#adapters/identity/provider-settings.ts';
import { variants } from '#domain/session/variant.ts';

const good: ProviderSettings = {
  issuer: 'https://id.example/oauth2/default',
  clientId: 'shop',
  shopOrigin: 'https://shop.example',
  scopes: ['openid', 'profile', 'email'],
  accountScopes: [],
};

describe('the settings of the provider', () => {
  it('are taken as they are when they can work', () => {
    expect(checkSettings(good)).toBe(good);
  });

  it.each([['openid profile'], [[1]], [[]], [['']]])(
    '[TOKEN-010] scopes %j are refused: they must be an array of strings',
    (scopes) => {
      const settings = { ...good, scopes } as unknown as ProviderSettings;
      expect(() => checkSettings(settings)).toThrow('scopes must be an array of strings');
    },
  );

  it('scopes for the account are an array of strings too, which may be empty', () => {
    const settings = { ...good, accountScopes: 'okta.myAccount.email.manage' as never };
    expect(() => checkSettings(settings)).toThrow('scopes must be an array of strings');
    expect(checkSettings({ ...good, accountScopes: ['account'] }).accountScopes).toEqual([
      'account',
    ]);
  });

  it('[TOKEN-011] an issuer is required', () => {
    expect(() => checkSettings({ ...good, issuer: '' })).toThrow('No issuer passed to constructor');
  });

  it('[TOKEN-012] an issuer that is no http(s) address is refused, whatever else it is', () => {
    const other = fc.oneof(
      fc.string({ minLength: 1 }).filter((text) => !/^https?:\/\//i.test(text)),
      fc.constantFrom(
        'ftp://id.example',
        'javascript:alert(1)',
        'htt://id.example',
        '//id.example',
      ),
    );
    fc.assert(
      fc.property(other, (issuer) => {
        expect(() => checkSettings({ ...good, issuer })).toThrow('Issuer must be a valid URL');
      }),
    );
  });

  it('[TOKEN-013] an administration host is refused', () => {
    const issuer = 'https://x-admin.example.com/oauth2/default';
    expect(() => checkSettings({ ...good, issuer })).toThrow('Issuer must be a valid URL');
  });
});

describe('how the library is used', () => {
  const device = { http: makeProviderHttp(fetch), setLocation: () => undefined };

  it('[TOKEN-005] renews no token by itself', () => {
    const { tokenManager, services } = oktaOptions(good, device);
    expect(tokenManager).toMatchObject({ autoRenew: false, autoRemove: true });
    expect(services).toMatchObject({ autoRenew: false, renewOnTabActivation: false });
  });

  it('shares nothing of a sign-in between tabs: what is shared lies in localStorage', () => {
    expect(oktaOptions(good, device).transactionManager).toEqual({ enableSharedStorage: false });
  });

  it('[TOKEN-009] leaves lifetimes of messages between tabs to the library', () => {
    expect(oktaOptions(good, device).services).not.toHaveProperty('broadcastChannelName');
    expect(JSON.stringify(oktaOptions(good, device))).not.toContain('electionChannel');
  });

  it.each(Object.values(variants))('[VAR-06] [AUTH-10] asks for the scopes of $id', (variant) => {
    const { scopes } = oktaOptions({ ...good, scopes: variant.scopes }, device);
    expect(scopes).toEqual(variant.scopes);
    expect(scopes?.includes('rewards')).toBe(variant.id === 'rewards');
  });
});

describe('a request to the provider', () => {
  const ask = (send: typeof fetch) => makeProviderHttp(send)('GET', 'https://id.example/', {});

  it('without an answer is a refusal of status 0', async () => {
    const offline = async () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(ask(offline)).rejects.toMatchObject({ status: 0 });
  });

  it('that is refused brings status, body and headers', async () => {
    const refused = async () =>
      Response.json({ errorCode: 'E0000004' }, { status: 401, headers: { 'x-a': 'b' } });
    await expect(ask(refused)).rejects.toMatchObject({
      status: 401,
      responseJSON: { errorCode: 'E0000004' },
      headers: { 'x-a': 'b' },
    });
  });

  it('that says error is refused whatever its status; any other answer from 200 to 299 is one', async () => {
    const answers = (status: number, body: object) => async () => Response.json(body, { status });
    await expect(ask(answers(200, { error: 'interaction_required' }))).rejects.toMatchObject({
      status: 200,
      responseJSON: { error: 'interaction_required' },
    });
    for (const status of [200, 299]) {
      expect(await ask(answers(status, { '': 'no error' }))).toMatchObject({ status });
    }
    await expect(ask(answers(400, {}))).rejects.toMatchObject({ status: 400 });
    const plain = await ask(async () => new Response('text', { status: 200 }));
    expect(plain).toMatchObject({ status: 200, responseText: 'text' });
    expect(plain).not.toHaveProperty('responseJSON');
  });

  it('sends forms as forms and the rest as JSON, with cookies only when told', async () => {
    const sent: RequestInit[] = [];
    const http = makeProviderHttp(async (_, init) => {
      sent.push(init ?? {});
      return Response.json({});
    });
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await http('POST', 'https://id.example/', { data: { a: '1&2' }, headers: form });
    await http('POST', 'https://id.example/', { data: { a: 1 }, withCredentials: true });
    expect(sent).toMatchObject([
      { body: 'a=1%262', credentials: 'omit' },
      { body: '{"a":1}', credentials: 'include' },
    ]);
  });
});
