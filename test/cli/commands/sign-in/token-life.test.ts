import { describe, expect, it } from 'vitest';
import { people, peoplePassword } from '#sandbox/identity/people/people.ts';
import { filesUnder } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal: anyTerminal } = shopWithTerminals();
const terminal = () => anyTerminal({ CRUNCH_PASSWORD: peoplePassword });
const hour = 3_600_000;
const sara = people.find(({ name }) => name === 'signed-up')?.email ?? '';

describe('crunch auth, after a sign-in', () => {
  it('[TOKEN-002] [TOKEN-031] [CLI-01] tells whether the session is open, and who the person is', async () => {
    const { run, say } = terminal();
    expect((await run('auth', 'session')).data).toEqual({ status: 'INACTIVE' });
    expect(await run('auth', 'userinfo')).toMatchObject({
      code: 4,
      error: { code: 'NotSignedIn' },
    });
    await run('auth', 'login', '--user', sara);
    expect((await run('auth', 'session', '--extend')).data).toMatchObject({
      status: 'ACTIVE',
      login: sara,
    });
    expect((await run('auth', 'userinfo')).data).toMatchObject({ email: sara, given_name: 'Sara' });
    expect((await say('auth', 'userinfo')).stdout).toContain(`email: ${sara}\n`);
    // A raw call is the shopper's, too.
    expect((await run('api', 'GET', '/webservices/getcustomer')).data).toMatchObject({
      status: 200,
      body: { data: [{ accountContacts: { email: sara } }] },
    });
    await run('auth', 'logout');
    expect(await run('api', 'GET', '/webservices/getcustomer')).toMatchObject({ code: 4 });
    expect((await say('--lang', 'es', 'auth', 'session')).stdout).toBe(
      'El proveedor de identidad no tiene ninguna sesión abierta.\n',
    );
  });

  it('[SESS-01] [D-IDP-02] tokens and session end when a tester moves the clock, and a new sign-in is good at once', async () => {
    const { run, say } = terminal();
    await run('auth', 'login', '--user', sara);
    expect((await run('account', 'show')).data).toMatchObject({ accountContacts: { email: sara } });
    try {
      await run('sandbox', 'clock', '--offset', '+50m');
      expect((await run('account', 'show')).code).toBe(0);
      await run('sandbox', 'clock', '--offset', '+61m');
      expect(await say('account', 'show')).toMatchObject({
        code: 4,
        stderr: expect.stringContaining('You are not logged in. Log in and try again.'),
      });
      // The provider's own session lasts two hours.
      expect((await run('auth', 'session')).data.status).toBe('ACTIVE');
      await run('sandbox', 'clock', '--offset', '+3h');
      expect((await run('auth', 'session')).data).toEqual({ status: 'INACTIVE' });
      await run('auth', 'login', '--user', sara);
      expect((await run('account', 'show')).code).toBe(0);
      const { expiresAt } = (await run('auth', 'session')).data;
      expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(4.9 * hour);
    } finally {
      await run('sandbox', 'clock', '--reset');
    }
    // A sign-in of the future is none, and the next one is.
    expect((await run('account', 'show')).error.code).toBe('SessionExpired');
    await run('auth', 'login', '--user', sara);
    expect((await run('account', 'show')).code).toBe(0);
  });

  it('[TOKEN-003] [TOKEN-004] [D-IDP-02] a refresh token outlives its access token by the sandbox’s clock, and ends by it', async () => {
    const { run, say } = terminal();
    await run('auth', 'login', '--user', sara, '--renewable');
    try {
      await run('sandbox', 'clock', '--offset', '+2h');
      expect((await run('auth', 'status')).data).toMatchObject({ signedIn: false });
      const renewed = await run('auth', 'renew');
      expect(renewed).toMatchObject({
        code: 0,
        data: { events: expect.arrayContaining(['expired accessToken', 'renewed accessToken']) },
      });
      expect(Date.parse(renewed.data.expiresAt) - Date.now()).toBeGreaterThan(2.9 * hour);
      expect((await run('account', 'show')).data).toMatchObject({
        accountContacts: { email: sara },
      });
      await run('sandbox', 'clock', '--offset', '+31d');
      expect(await say('auth', 'renew', '--verbose')).toMatchObject({
        code: 4,
        stderr: expect.stringMatching(
          /This took too long\. Please start again\.[\s\S]*The refresh token is invalid or expired\./,
        ),
      });
    } finally {
      await run('sandbox', 'clock', '--reset');
    }
  });

  it('[TOKEN-003] [TOKEN-030] [TOKEN-042] renews what was asked for renewably, and nothing else', async () => {
    const { run, say, state } = terminal();
    await run('auth', 'login', '--user', sara);
    expect(await run('auth', 'renew')).toMatchObject({
      code: 4,
      error: { code: 'SignInOver' },
      data: { events: expect.any(Array), left: [] },
    });
    const why = await say('auth', 'renew', '--verbose');
    expect(why.stderr).toContain('The tokenManager has no token for the key: accessToken');
    await run('auth', 'login', '--user', sara, '--renewable');
    const renewed = await run('auth', 'renew');
    expect(renewed).toMatchObject({
      code: 0,
      data: {
        events: expect.arrayContaining(['renewed accessToken']),
        left: ['accessToken', 'idToken', 'refreshToken'],
      },
    });
    expect(Date.parse(renewed.data.expiresAt)).toBeGreaterThan(Date.now());
    expect((await run('auth', 'introspect')).data).toMatchObject({ active: true, login: sara });
    expect((await run('auth', 'status')).data).toMatchObject({ signedIn: true, email: sara });
    await run('auth', 'logout');
    expect(filesUnder(state).filter((path) => path.includes('renewable'))).toEqual([]);
  });
});
