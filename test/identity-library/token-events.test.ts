import type { AccessToken, IDToken } from '@okta/okta-auth-js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bareOkta } from './bare-okta.ts';

const issuer = 'http://localhost:1/oauth2/default';
const okta = () => bareOkta({ issuer, tokenManager: { autoRenew: false } });
const shared = { scopes: ['openid'], authorizeUrl: `${issuer}/v1/authorize`, claims: { sub: 'x' } };
/** Good for an hour; nothing here reads what is in it. */
const tokens = () => {
  const expiresAt = Date.now() / 1000 + 3600;
  const userinfoUrl = `${issuer}/v1/userinfo`;
  const accessToken: AccessToken = {
    ...{ ...shared, expiresAt, userinfoUrl },
    accessToken: 'an access token',
    tokenType: 'Bearer',
  };
  const idToken: IDToken = {
    ...{ ...shared, expiresAt, issuer },
    idToken: 'an id token',
    clientId: 'small-client',
  };
  return { accessToken, idToken };
};
const stopClock = () => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
afterEach(() => vi.useRealTimers());

describe('tokens', () => {
  it('tell that they were added, renewed, removed and that they expired', () => {
    stopClock();
    const client = okta();
    const heard: string[] = [];
    for (const event of ['added', 'removed', 'expired'] as const) {
      client.tokenManager.on(event, (key: string) => heard.push(`${event} ${key}`));
    }
    client.tokenManager.on('renewed', (key: string) => heard.push(`renewed ${key}`));
    const news = () => heard.splice(0);
    const { accessToken } = tokens();
    client.tokenManager.setTokens({ accessToken });
    expect(news()).toEqual(['added accessToken']);
    client.tokenManager.setTokens({ accessToken });
    expect(news()).toEqual(['removed accessToken', 'added accessToken', 'renewed accessToken']);
    vi.advanceTimersByTime(3_600_000);
    expect(news()).toEqual(['expired accessToken']);
    client.tokenManager.clear();
    expect(news()).toEqual(['removed accessToken']);
  });

  it('[TOKEN-040] expire 30 s before their time', () => {
    stopClock();
    const client = okta();
    const expired: string[] = [];
    client.tokenManager.on('expired', (key: string) => expired.push(key));
    client.tokenManager.setTokens({ accessToken: tokens().accessToken });
    vi.advanceTimersByTime(3_569_999);
    expect(expired).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(expired).toEqual(['accessToken']);
  });

  it('change the state of the shopper once, and only if something changed', async () => {
    const client = okta();
    const states: (boolean | undefined)[] = [];
    client.authStateManager.subscribe(({ isAuthenticated }) => states.push(isAuthenticated));
    const settled = async () => {
      await client.authStateManager.updateAuthState();
      return states.splice(0);
    };
    const kept = tokens();
    client.tokenManager.setTokens(kept);
    expect(await settled()).toEqual([true]);
    client.tokenManager.setTokens(kept);
    client.tokenManager.add('accessToken', kept.accessToken);
    expect(await settled()).toEqual([]);
    client.tokenManager.remove('idToken');
    expect(await settled()).toEqual([false]);
  });

  it('cancel a change of state ten times at most', async () => {
    const client = okta();
    const begun = vi.spyOn(client, 'isAuthenticated');
    const changes = vi.fn();
    client.authStateManager.subscribe(changes);
    const updates = Array.from({ length: 20 }, () => client.authStateManager.updateAuthState());
    const states = await Promise.all(updates);
    expect(begun).toHaveBeenCalledTimes(11);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(new Set(states).size).toBe(1);
  });

  it('are renewed by a name that one of them has', async () => {
    await expect(okta().tokenManager.renew('x')).rejects.toThrow(
      'The tokenManager has no token for the key: x',
    );
  });
});
