import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { people, peoplePassword } from '#sandbox/identity/people/people.ts';
import { crunch, crunchJson, filesUnder } from '#test/cli/crunch.ts';
import { shopWithTerminals } from '#test/cli/terminals.ts';

const { shop, terminal: anyTerminal } = shopWithTerminals();

const emailOf = (name: string): string =>
  people.find((person) => person.name === name)?.email ?? `There is no ${name}.`;
const newPassword = 'N3w!Sn4cks';

/** A terminal whose commands are given secrets one by one. */
const terminal = () => {
  const { state, environment } = anyTerminal();
  const options = (secrets: Readonly<Record<string, string>>) => ({
    environment: { ...environment, ...secrets },
  });
  return {
    state,
    run: (args: string, secrets: Readonly<Record<string, string>> = {}) =>
      crunchJson(args.split(' '), options(secrets)),
    say: (args: string, secrets: Readonly<Record<string, string>> = {}) =>
      crunch(args.split(' '), options(secrets)),
  };
};

interface Mail {
  readonly to: readonly string[];
  readonly text: string;
}

/** The code of the newest mail to an address, once it came. */
const codeTo = (email: string): Promise<string> =>
  expect
    .poll(async () => {
      const answer = await fetch(
        `http://localhost:${shop().environment['CRUNCH_TOOLS_PORT']}/sandbox/mail`,
      );
      const { mails } = (await answer.json()) as { readonly mails: readonly Mail[] };
      const mail = mails.find(({ to }) => to.includes(email));
      found = /(?:Code|Código): (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
      return found;
    })
    .toMatch(/^\d{6}$/)
    .then(() => found);
let found = '';

describe('crunch auth, without the website', () => {
  it('[IDX-01] [REG-01] [CLI-07] registers, is signed in, and tells what its token is good for', async () => {
    const { run, state } = terminal();
    const nia = 'auth register --email nia@people.example --first-name Nia --last-name New';
    expect(await run(nia)).toMatchObject({ code: 2, error: { field: 'CRUNCH_PASSWORD' } });
    const weak = await run(nia, { CRUNCH_PASSWORD: 'weak' });
    expect(weak).toMatchObject({ code: 2, error: { code: 'InputRefused', field: 'password' } });
    const joined = await run(nia, { CRUNCH_PASSWORD: newPassword });
    expect(joined).toMatchObject({
      code: 0,
      data: { signedIn: true, email: 'nia@people.example', firstName: 'Nia' },
    });
    expect((await run('auth status')).data).toEqual(joined.data);
    const facts = await run('auth introspect');
    expect(facts.data).toMatchObject({
      active: true,
      login: 'nia@people.example',
      scopes: expect.arrayContaining(['openid', 'profile', 'email']),
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    for (const file of filesUnder(state)) {
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'utf8')).not.toContain(newPassword);
    }
    const { accessToken } = JSON.parse(readFileSync(join(state, 'local', 'accessToken'), 'utf8'));
    expect(JSON.stringify(facts)).not.toContain(accessToken);
    const again = await run(`--lang es ${nia}`, { CRUNCH_PASSWORD: newPassword });
    expect(again).toMatchObject({
      code: 1,
      error: {
        code: 'AccountExists',
        message: 'Ya existe una cuenta con este correo electrónico. Inicia sesión.',
      },
    });
  });

  it('[IDX-01] [REG-01] registers in two runs where the organisation confirms the address first', async () => {
    const policy = async (body: object) => {
      const origin = `http://localhost:${shop().environment['CRUNCH_IDENTITY_PORT']}`;
      const headers = { 'content-type': 'application/json' };
      const options = { method: 'PUT', headers, body: JSON.stringify(body) };
      expect((await fetch(`${origin}/sandbox/policy`, options)).status).toBe(200);
    };
    await policy({ enrolls: [{ offers: ['email'] }, { offers: ['password'] }], listsOne: false });
    const { run, say } = terminal();
    const mia = 'auth register --email mia@people.example --first-name Mia --last-name Moss';
    const secrets = { CRUNCH_PASSWORD: newPassword };
    expect(await run(mia)).toMatchObject({ code: 2, error: { field: 'CRUNCH_PASSWORD' } });
    const sent = await say(`--lang es ${mia}`, secrets);
    expect([sent.code, sent.stdout]).toEqual([
      0,
      expect.stringContaining('Enviamos un código a mia@people.example.'),
    ]);
    const code = { CRUNCH_CODE: await codeTo('mia@people.example') };
    expect(await run(mia, code)).toMatchObject({ code: 2, error: { field: 'CRUNCH_PASSWORD' } });
    const joined = await run(mia, { ...secrets, ...code });
    expect(joined).toMatchObject({ code: 0, data: { signedIn: true, firstName: 'Mia' } });
    await policy({});
  });

  it('[IDX-02] [D-IDP-02] takes no code that is older than ten minutes by the sandbox’s clock', async () => {
    const { run } = terminal();
    const recover = `auth recover --user ${emailOf('loyalty')}`;
    expect((await run(recover)).data).toMatchObject({ status: 'PENDING', ask: 'code' });
    const secrets = {
      CRUNCH_CODE: await codeTo(emailOf('loyalty')),
      CRUNCH_NEW_PASSWORD: newPassword,
    };
    try {
      await run('sandbox clock --offset +11m');
      expect(await run(recover, secrets)).toMatchObject({
        code: 4,
        error: { code: 'CodeRejected' },
      });
    } finally {
      await run('sandbox clock --reset');
    }
    expect((await run('auth cancel')).code).toBe(0);
  });

  it('[IDX-01] [PWD-01] [CLI-07] recovers a password in two runs, in Spanish', async () => {
    const { run, say } = terminal();
    const user = emailOf('spanish');
    const sent = await say(`--lang es auth recover --user ${user}`);
    expect([sent.code, sent.stdout]).toEqual([
      0,
      expect.stringContaining(`Si ${user} tiene una cuenta, enviaremos un código allí.`),
    ]);
    const code = await codeTo(user);
    const secrets = { CRUNCH_CODE: code, CRUNCH_NEW_PASSWORD: newPassword };
    const wrong = { ...secrets, CRUNCH_CODE: code === '000000' ? '111111' : '000000' };
    expect(await run(`--lang es auth recover --user ${user}`, wrong)).toMatchObject({
      code: 4,
      error: { code: 'CodeRejected', message: expect.stringContaining('Este código no es') },
    });
    const done = await run(`auth recover --user ${user}`, secrets);
    expect(done).toMatchObject({ code: 0, data: { signedIn: true, firstName: 'Elena' } });
    const login = `auth login --user ${user}`;
    expect((await run(login, { CRUNCH_PASSWORD: peoplePassword })).code).toBe(4);
    expect((await run(login, { CRUNCH_PASSWORD: newPassword })).code).toBe(0);
  });

  it('[IDX-01] [AUTH-16] unlocks an account in two runs, the second in Spanish', async () => {
    const { run, say } = terminal();
    const user = emailOf('locked');
    const asked = await run(`auth unlock --user ${user}`);
    expect(asked).toMatchObject({ code: 0, data: { status: 'PENDING', ask: 'code' } });
    const secrets = { CRUNCH_CODE: await codeTo(user) };
    const opened = await say(`--lang es auth unlock --user ${user}`, secrets);
    expect([opened.code, opened.stdout]).toEqual([0, 'La cuenta está desbloqueada.\n']);
    const login = `--lang es auth login --user ${user}`;
    const inside = await say(login, { CRUNCH_PASSWORD: peoplePassword });
    expect([inside.code, inside.stdout]).toEqual([0, `Iniciaste sesión como ${user}.\n`]);
  });

  it('[MYACC-13] [MYACC-14] [CLI-07] shows the account at the provider to who logged in for it', async () => {
    const { run } = terminal();
    const login = `auth login --user ${emailOf('loyalty')}`;
    await run(login, { CRUNCH_PASSWORD: peoplePassword });
    expect(await run('auth details')).toMatchObject({ code: 4, error: { code: 'ScopeMissing' } });
    await run(`${login} --manage`, { CRUNCH_PASSWORD: peoplePassword });
    expect((await run('auth details')).data).toMatchObject({
      profile: { email: emailOf('loyalty'), firstName: 'Lena' },
      emails: [{ value: emailOf('loyalty'), isVerified: true, actions: [] }],
      phones: [],
      password: { actions: ['get', 'update', 'delete'] },
    });
  });

  it('[IDX-03] [IDX-13] gives up what was begun; there is nothing to go on with after it', async () => {
    const { run } = terminal();
    await run(`auth recover --user ${emailOf('signed-up')}`);
    expect((await run('auth cancel')).data).toEqual({ status: 'CANCELED' });
    expect(await run('auth cancel')).toMatchObject({ code: 4, error: { code: 'SignInOver' } });
    expect(await run('auth introspect')).toMatchObject({ code: 4, error: { code: 'NotSignedIn' } });
  });
});
