import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { crunch, crunchJson, filesUnder } from '#test/cli/crunch.ts';
import { shopWithTerminals, type TestTerminal } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();
const email = 'nora@people.example';
const passwords = { first: 'F1rst!Corn', second: 'S3cond!Corn', third: 'Th1rd!Corn' } as const;
let here: TestTerminal;
beforeAll(() => {
  here = terminal();
});

const run = (args: string, secrets: Record<string, string> = {}) =>
  crunchJson(args.match(/'[^']*'|\S+/g)?.map((part) => part.replaceAll("'", '')) ?? [], {
    environment: { ...here.environment, ...secrets },
  });

const createFlags = `--email ${email} --first-name Nora --last-name Newcomer --phone 2145550100 --birth-date 1990-12-10 --gender female`;

/** The code of the newest mail with one to somebody, once it is there: a welcome may come after it. */
const codeOfMail = () =>
  expect
    .poll(async () => {
      const { data } = await run('sandbox mail');
      const mails = data.mails as readonly { to: readonly string[]; text: string }[];
      const codes = mails
        .filter(({ to }) => to.includes(email))
        .flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
      code = codes.at(-1) ?? '';
      return code;
    })
    .not.toBe('');
let code = '';

/** One shop and one state folder: each step begins where the one before it ended. */
describe('crunch account, password and order list', () => {
  it('[AUTH-13] [CLI-04] have nothing for a guest', async () => {
    for (const command of [
      'account show',
      'account cards',
      'account address list',
      'order list',
      'order low',
    ]) {
      expect([command, (await run(command)).code]).toEqual([command, 4]);
    }
    const secrets = { CRUNCH_PASSWORD: passwords.first, CRUNCH_NEW_PASSWORD: passwords.second };
    expect((await run('password change', secrets)).code).toBe(4);
  });

  it('[REG-01] [REG-05] [REG-06] [REG-08] [CLI-07] account create asks for what the form asks for', async () => {
    const none = await run(`account create ${createFlags} --accept-terms`);
    expect(none).toMatchObject({ code: 2, error: { field: 'CRUNCH_PASSWORD' } });
    const secrets = { CRUNCH_PASSWORD: passwords.first };
    const terms = await run(`account create ${createFlags}`, secrets);
    expect(terms).toMatchObject({ code: 2, error: { code: 'InputRefused', field: 'terms' } });
    const born = createFlags.replace('1990-12-10', '1990-02-30');
    const date = await run(`account create ${born} --accept-terms`, secrets);
    expect(date).toMatchObject({ code: 2, error: { field: 'birthDate' } });
    expect((await run('auth status')).data.signedIn).toBe(false);
  });

  it('[REG-01] [REG-02] [REG-09] [ACCT-01] account create opens it and signs in', async () => {
    const made = await run(`account create ${createFlags} --news --accept-terms`, {
      CRUNCH_PASSWORD: passwords.first,
    });
    expect(made).toMatchObject({
      code: 0,
      data: {
        accountContacts: { firstName: 'Nora', email, gender: 'female', birthDate: '1990-12-10' },
        accountUsers: { social: false },
        optInCodes: ['SHOP_NEWS'],
      },
    });
    expect((await run('auth status')).data).toMatchObject({ signedIn: true, email });
    const again = await run(`account create ${createFlags} --accept-terms`, {
      CRUNCH_PASSWORD: passwords.second,
    });
    expect(again).toMatchObject({ code: 1, error: { code: 'AccountExists' } });
  });

  it('[REG-04] [PWD-02] a Google account is sent to Google', async () => {
    const google = createFlags.replace(email, 'gina@people.example');
    const made = await run(`account create ${google} --accept-terms`, {
      CRUNCH_PASSWORD: passwords.first,
    });
    expect(made.error.message).toBe('Account already exists. Please login through Google sign in.');
    const forgot = await run('--lang es password forgot gina@people.example');
    expect(forgot.error.message).toBe(
      'No puedes restablecer la contraseña de una cuenta que inicia sesión con Google.',
    );
  });

  it('[ACCT-01] [ACCT-07] [ACCT-08] account profile and preferences change what is given', async () => {
    const profile = await run('account profile --phone 9725550143 --gender undisclosed');
    expect(profile.data.accountContacts).toMatchObject({
      ...{ firstName: 'Nora', birthDate: '1990-12-10' },
      ...{ phoneNumber: '9725550143', gender: 'undisclosed' },
    });
    const preferences = await run('account preferences --by-email yes --news no');
    expect(preferences.data).toMatchObject({
      communicationPreferences: { email: true, sms: false },
      optInCodes: [],
    });
    expect((await run('account show')).data).toEqual(preferences.data);
    expect((await run('account profile --phone 12')).code).toBe(2);
  });

  it('[ACCT-02] [ACCT-03] [ACCT-04] account address keeps a book', async () => {
    const home = "--address '5800 Legacy Dr' --city Plano --state TX --zip 75024";
    const one = (await run(`account address add ${home}`)).data.addresses;
    expect(one).toMatchObject([{ firstName: 'Nora', zipcode: '75024', primaryAddr: true }]);
    const work = "--address '12 Elm St' --city Austin --state TX --zip 78701 --default";
    const [first, second] = (await run(`account address add ${work}`)).data.addresses;
    expect([first.city, first.primaryAddr, second.primaryAddr]).toEqual(['Austin', true, false]);
    const chosen = (await run(`account address default ${second.id}`)).data.addresses;
    expect(chosen.map(({ city }: { city: string }) => city)).toEqual(['Plano', 'Austin']);
    const edited = await run(`account address edit ${second.id} --address '9 Oak Ln'`);
    expect(edited.data.addresses[0]).toMatchObject({ address: '9 Oak Ln', city: 'Plano' });
    const left = (await run(`account address remove ${first.id}`)).data.addresses;
    expect(left).toMatchObject([{ id: second.id }]);
    expect((await run('account address list')).data.addresses).toEqual(left);
    const unknown = await run("account address edit nowhere --address '9 Oak Ln'");
    expect(unknown.code).not.toBe(0);
  });

  it('[ACCT-06] [ORDER-05] account cards and order list show what there is', async () => {
    expect((await run('account cards')).data).toEqual({ cards: [] });
    expect(await run('account remove-card 7')).toMatchObject({ ok: false });
    expect((await run('account remove-card x')).code).toBe(2);
    expect((await run('order list')).data).toEqual({ list: [], totalOrder: 0, page: 1 });
    expect((await run('order list --page 0')).code).toBe(2);
    expect((await run('order low')).data).toEqual({ list: [] });
    const told = await crunch(['order', 'low', '--lang', 'es'], { environment: here.environment });
    expect(told.stdout).toBe('Parece que nada se está acabando.\n');
  });

  it('[PWD-04] [CLI-07] password change needs the current one', async () => {
    const wrong = await run('--lang es password change', {
      CRUNCH_PASSWORD: passwords.second,
      CRUNCH_NEW_PASSWORD: passwords.third,
    });
    expect(wrong).toMatchObject({
      code: 1,
      error: { message: 'Esta no es tu contraseña actual.' },
    });
    const changed = await run('password change', {
      CRUNCH_PASSWORD: passwords.first,
      CRUNCH_NEW_PASSWORD: passwords.second,
    });
    expect(changed).toMatchObject({ code: 0, data: { changed: true } });
  });

  it('[PWD-01] [PWD-11] password forgot and reset go by the mail, once', async () => {
    await run('auth logout');
    const forgot = await run(`password forgot ${email}`);
    expect(forgot).toMatchObject({ code: 0, data: { email } });
    const nobody = 'nobody@people.example';
    const asked = ['--lang', 'es', 'password', 'forgot', nobody];
    const said = await crunch(asked, { environment: here.environment });
    expect([said.code, said.stdout]).toEqual([
      0,
      `Si ${nobody} tiene una cuenta, enviaremos un correo allí.\n`,
    ]);
    await codeOfMail();
    const secrets = { CRUNCH_RESET_TOKEN: code, CRUNCH_NEW_PASSWORD: passwords.third };
    expect((await run('password reset', { ...secrets, CRUNCH_NEW_PASSWORD: 'short' })).code).toBe(
      2,
    );
    expect((await run('password reset', secrets)).data).toEqual({ changed: true });
    expect((await run('password reset', secrets)).error.code).toBe('ResetLinkRefused');
    const login = await run(`auth login --user ${email}`, { CRUNCH_PASSWORD: passwords.third });
    expect(login.data).toMatchObject({ signedIn: true });
  });

  it('[CLI-07] print and keep no secret, and take none as a flag', async () => {
    const show = ['--lang', 'es', 'account', 'show', '--verbose'];
    const text = await crunch(show, { environment: here.environment });
    expect(text.stdout).toContain('Nora Newcomer');
    expect(text.stdout).toContain('Nacimiento');
    const files = filesUnder(here.state).map((file) => readFileSync(file, 'utf8'));
    for (const secret of [...Object.values(passwords), code]) {
      expect([...files, text.stdout, text.stderr].join('')).not.toContain(secret);
    }
    for (const flag of ['--password x', '--token x', '--new-password x']) {
      expect((await run(`password reset ${flag}`)).code).toBe(2);
    }
  });
});
