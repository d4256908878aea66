import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { people, peoplePassword } from '#sandbox/identity/people/people.ts';
import { crunchJson, executable, filesUnder, spawnCrunchJson } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { terminal: anyTerminal } = shopWithTerminals();

const emailOf = (name: string): string => {
  const found = people.find((person) => person.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found.email;
};

/** A terminal of somebody whose password it is given. */
const terminal = (password = peoplePassword) => anyTerminal({ CRUNCH_PASSWORD: password });

describe('crunch auth', () => {
  it('[AUTH-01] [AUTH-03] [AUTH-05] [AUTH-21] [CLI-05] [CLI-07] signs in, tells who it is, and signs out', async () => {
    const {
      state,
      spawned: { run, say },
    } = terminal();
    expect((await run('auth', 'status')).data).toEqual({ signedIn: false, role: 'guest' });

    const user = emailOf('signed-up');
    const login = await run('auth', 'login', '--user', user);
    expect(login).toMatchObject({
      code: 0,
      data: { signedIn: true, role: 'customer', email: user, firstName: 'Sara', social: false },
    });
    expect((await run('auth', 'status')).data).toEqual(login.data);

    const secrets = ['accessToken', 'idToken'].map((key) => {
      const path = join(state, 'local', key);
      const record = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
      return record[key] ?? '';
    });
    for (const secret of secrets) expect(secret.split('.')).toHaveLength(3);
    for (const path of filesUnder(state)) expect(statSync(path).mode & 0o777).toBe(0o600);
    for (const path of filesUnder(state)) {
      expect(readFileSync(path, 'utf8')).not.toContain(peoplePassword);
    }

    const out = await say('auth', 'status', '--verbose');
    for (const secret of [...secrets, peoplePassword]) {
      expect(`${out.stdout}${out.stderr}${JSON.stringify(login)}`).not.toContain(secret);
    }

    expect((await run('auth', 'logout')).data).toEqual({ signedIn: false });
    for (const key of ['accessToken', 'idToken', 'accountId', 'crunchcart:v1:user']) {
      expect(filesUnder(state)).not.toContain(join(state, 'local', key));
    }
    expect((await run('auth', 'status')).data).toEqual({ signedIn: false, role: 'guest' });
    const again = await say('--lang', 'es', 'auth', 'logout');
    expect([again.code, again.stdout]).toEqual([0, 'Cerraste sesión.\n']);
  });

  it.each([
    [
      'AUTH-17',
      'signed-up',
      'Wr0ng!Wr0ng',
      'CredentialsRejected',
      'Invalid email or password. Please try again.',
    ],
    [
      'AUTH-16',
      'locked',
      peoplePassword,
      'AccountLocked',
      'Your account has been locked due to too many incorrect password attempts.',
    ],
    [
      'AUTH-17',
      'locked-quietly',
      peoplePassword,
      'CredentialsRejected',
      'Invalid email or password. Please try again.',
    ],
    [
      'AUTH-21',
      'factor-email',
      peoplePassword,
      'ChallengeNeeded',
      'This account asks for a second step. Please sign in on the website.',
    ],
    [
      'AUTH-21',
      'factor-missing',
      peoplePassword,
      'ChallengeNeeded',
      'This account asks for a second step. Please sign in on the website.',
    ],
    [
      'AUTH-21',
      'password-expired',
      peoplePassword,
      'PasswordExpired',
      'The password of this account has expired. Please sign in on the website to choose a new one.',
    ],
  ])('[%s] %s with %s is %s', async (_, name, password, code, message) => {
    const { run } = terminal(password);
    const answer = await run('auth', 'login', '--user', emailOf(name));
    expect(answer).toMatchObject({ code: 4, ok: false, error: { code, message } });
    expect((await run('auth', 'status')).data.signedIn).toBe(false);
  });

  it('[AUTH-21] waits for the yes of another device', async () => {
    const { run } = terminal();
    const answer = await run('auth', 'login', '--user', emailOf('factor-push'));
    expect(answer).toMatchObject({ code: 0, data: { signedIn: true, firstName: 'Pat' } });
  });

  it('[AUTH-21] a wrong code of a second step signs nobody in, in Spanish', async () => {
    const { environment } = terminal();
    const login = ['--lang', 'es', 'auth', 'login', '--user', emailOf('factor-email')];
    const answer = await crunchJson(login, {
      environment: { ...environment, CRUNCH_CODE: '000000' },
    });
    expect(answer).toMatchObject({
      code: 4,
      error: {
        code: 'CodeRejected',
        message: 'Este código no es correcto o ya venció. Inténtalo de nuevo.',
      },
    });
  });

  it('[VAR-07] says it in the words of the rewards site', async () => {
    const { run } = terminal('Wr0ng!Wr0ng');
    const answer = await run('--variant', 'rewards', 'auth', 'login', '--user', emailOf('loyalty'));
    expect(answer.error.message).toBe(
      'Authentication Failed. Your username or password is incorrect.',
    );
  });

  it('[STORE-05] [VAR-06] keeps the rewards number on the rewards site only', async () => {
    const stored = async (...flags: string[]) => {
      const { run, state } = terminal();
      await run(...flags, 'auth', 'login', '--user', emailOf('loyalty'));
      const access = JSON.parse(readFileSync(join(state, 'local', 'accessToken'), 'utf8'));
      const path = join(state, 'local', 'loyaltyId');
      const isThere = filesUnder(state).includes(path);
      return { scopes: access.scopes, loyaltyId: isThere ? readFileSync(path, 'utf8') : undefined };
    };
    expect(await stored('--variant', 'rewards')).toEqual({
      scopes: ['openid', 'profile', 'email', 'rewards'],
      loyaltyId: 'LOY-100200300',
    });
    expect(await stored()).toEqual({
      scopes: ['openid', 'profile', 'email'],
      loyaltyId: undefined,
    });
  });

  it('[AUTH-18] says so when the provider cannot be reached', async () => {
    const { environment } = terminal();
    const answer = await crunchJson(['auth', 'login', '--user', emailOf('signed-up')], {
      environment: { ...environment, CRUNCH_ISSUER: 'http://localhost:9/oauth2/default' },
    });
    expect(answer).toMatchObject({
      code: 3,
      error: { message: 'Something went to wrong on server, please try again.' },
    });
  });

  it('[CLI-07] takes no password from the command line, and none from a pipe', async () => {
    const { environment } = terminal('');
    const args = ['auth', 'login', '--user', emailOf('signed-up')];
    const flag = await crunchJson([...args, '--password', peoplePassword], { environment });
    expect(flag.code).toBe(2);
    const piped = await spawnCrunchJson(args, { environment, stdin: `${peoplePassword}\n` });
    expect(piped).toMatchObject({ code: 2, error: { field: 'CRUNCH_PASSWORD' } });
  });

  it('[CLI-07] shows no secret to whoever lists processes', async () => {
    const { environment } = terminal();
    const child = spawn(executable, ['auth', 'login', '--user', emailOf('signed-up')], {
      env: { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', ...environment },
      stdio: 'ignore',
    });
    const lines: string[] = [];
    const look = setInterval(() => lines.push(commandLineOf(child.pid)), 10);
    const code = await new Promise((done) => child.once('exit', done));
    clearInterval(look);
    expect(code).toBe(0);
    expect(lines.some((line) => line.includes('auth'))).toBe(true);
    for (const line of lines) expect(line).not.toContain(peoplePassword);
  });
});

const commandLineOf = (pid: number | undefined): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};
