import { describe, expect, it } from 'vitest';
import { people, peoplePassword } from '#sandbox/identity/people/people.ts';
import { filesUnder } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal: anyTerminal } = shopWithTerminals();
const terminal = () => anyTerminal({ CRUNCH_PASSWORD: peoplePassword });
const sara = people.find(({ name }) => name === 'signed-up')?.email ?? '';

describe('crunch auth, after a sign-in', () => {
  it('[TOKEN-002] [TOKEN-031] tells whether the session is open, and who the person is', async () => {
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
    await run('auth', 'logout');
    expect((await say('--lang', 'es', 'auth', 'session')).stdout).toBe(
      'El proveedor de identidad no tiene ninguna sesión abierta.\n',
    );
  });

  it('[SESS-01] [D-IDP-02] a session ends when a tester moves the clock past its tokens', {
    timeout: 120_000,
  }, async () => {
    const { run } = terminal();
    await run('auth', 'login', '--user', sara);
    expect((await run('account', 'show')).data).toMatchObject({ accountContacts: { email: sara } });
    await run('sandbox', 'clock', '--offset', '+2h');
    try {
      expect(await run('account', 'show')).toMatchObject({
        code: 4,
        error: { code: 'SessionExpired' },
      });
      // It is over, not only refused once: what was stored of it is gone.
      await run('sandbox', 'clock', '--reset');
      expect(await run('account', 'show')).toMatchObject({
        code: 4,
        error: { code: 'NotSignedIn' },
      });
    } finally {
      await run('sandbox', 'clock', '--reset');
    }
    await run('auth', 'login', '--user', sara);
    expect((await run('account', 'show')).code).toBe(0);
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
