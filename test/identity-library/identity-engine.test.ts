import type { OktaAuthOptions } from '@okta/okta-auth-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareOkta } from './bare-okta.ts';

const issuer = 'http://localhost:1/oauth2/default';
const callback = 'http://localhost:4100/implicit/callback';
const okta = (options: Partial<OktaAuthOptions> = {}) => bareOkta({ issuer, ...options });
/** A client in the middle of a conversation with the identity engine. */
const talking = () => {
  const client = okta();
  client.transactionManager.save({
    ...{ issuer, clientId: 'small-client', redirectUri: callback, scopes: ['openid'] },
    ...{ state: 'a-state', codeVerifier: 'v'.repeat(43), flow: 'default', urls: {} },
  } as never);
  return client;
};

describe('coming back with an interaction code', () => {
  const back = (client = talking(), query = '') =>
    client.idx.handleInteractionCodeRedirect(`${callback}?${query}`);

  it('[IDX-05] needs what was begun', async () => {
    await expect(back(okta(), 'interaction_code=a&state=a-state')).rejects.toThrow(
      'No transaction data was found in storage',
    );
  });

  it('[IDX-06] needs the state it was begun with', async () => {
    await expect(back(talking(), 'interaction_code=a&state=other')).rejects.toThrow(
      'State in redirect uri does not match with transaction state',
    );
  });

  it('needs the code', async () => {
    await expect(back(talking(), 'state=a-state')).rejects.toThrow(
      'Unable to parse interaction_code from the url',
    );
  });

  it('[IDX-08] is known to want more from the shopper, and what was begun is kept', async () => {
    const client = talking();
    const search = '?error=interaction_required&error_description=more&state=a-state';
    expect(client.idx.isInteractionRequired(search)).toBe(true);
    expect(client.idx.isInteractionRequired(search.replace('interaction', 'login'))).toBe(false);
    client.token.parseFromUrl._getLocation = () => new URL(callback) as unknown as Location;
    const parse = async (from: string): Promise<Error> =>
      client.token.parseFromUrl(`${callback}${from}`).then(
        () => new Error('no error'),
        (error: Error) => error,
      );
    const wantsMore = await parse(search);
    expect(client.idx.isInteractionRequiredError(wantsMore)).toBe(true);
    expect(client.transactionManager.exists()).toBe(true);
    const denied = await parse(search.replace('interaction_required', 'access_denied'));
    expect(client.idx.isInteractionRequiredError(denied)).toBe(false);
    expect(client.transactionManager.exists()).toBe(false);
  });
});

describe('coming back from a mail', () => {
  it('[IDX-09] is known by code and state together', () => {
    const name = fc.constantFrom('otp', 'state', 'code', 'token', 'login_hint', 'status');
    const value = fc.stringMatching(/^\w{0,8}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 5 }), (pairs) => {
        const search = `?${new URLSearchParams(pairs)}`;
        const given = new Set(pairs.map(([one]) => one));
        expect(okta().idx.isEmailVerifyCallback(search)).toBe(
          given.has('otp') && given.has('state'),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('[IDX-10] in another browser tells the shopper to enter the code where it was begun', async () => {
    const client = okta();
    const failed = client.idx.handleEmailVerifyCallback('?otp=123456&state=a-state');
    await expect(failed).rejects.toThrow('Enter the OTP code in the originating client: 123456');
    const error = await failed?.catch((cause: Error) => cause);
    expect(client.idx.isEmailVerifyCallbackError(error as Error)).toBe(true);
  });
});

it('[IDX-13] nothing goes on that was not begun', async () => {
  await expect(okta().idx.proceed({ step: 'identify' })).rejects.toThrow(
    'Unable to proceed: saved transaction could not be loaded',
  );
});
