import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignUpShop, startSignUpShop } from '#test/server/sign-in/sign-up-shop.ts';

let shop: SignUpShop;
beforeAll(async () => {
  shop = await startSignUpShop();
});
afterAll(() => shop.close());

const form = {
  firstName: 'Ana',
  lastName: 'Núñez',
  phoneNumber: '(214) 555-0100',
  password: 'Cr1spy!Corn',
  gender: 'nonbinary',
  birthDate: '1994-03-07',
  optInCodes: ['SHOP_NEWS'],
  termsAccepted: true,
  sourceID: 'SNACKS_WEB',
};
const register = (email: string, changes: object = {}) =>
  shop.post('/webservices/createcustomer', { ...form, email, ...changes });
const accountOf = (email: string) =>
  shop.database.db
    .selectFrom('accounts')
    .leftJoin('registrations', 'registrations.subject', 'accounts.subject')
    .select(['accounts.first_name', 'accounts.phone_number', 'accounts.gender', 'source_id'])
    .select(['accounts.birth_date', 'accounts.opt_in_codes', 'accounts.loyalty_id'])
    .where('accounts.email', '=', email)
    .executeTakeFirst();
const outcome = ({ status, body }: Awaited<ReturnType<typeof register>>) => [
  status,
  body.code,
  body.field,
];

describe('a registration', () => {
  it('[REG-01] [REG-02] [REG-09] [API-021] opens an account and keeps the side of the shop', async () => {
    const { status, body } = await register(' Ana@example.com ');
    expect([status, body.data]).toEqual([200, [{ email: 'Ana@example.com' }]]);
    expect(shop.directory.people.get('ana@example.com')).toMatchObject({
      standing: 'customer',
      password: 'Cr1spy!Corn',
    });
    expect(await accountOf('Ana@example.com')).toEqual({
      first_name: 'Ana',
      phone_number: '2145550100',
      gender: 'nonbinary',
      birth_date: '1994-03-07',
      opt_in_codes: ['SHOP_NEWS'],
      loyalty_id: null,
      source_id: 'SNACKS_WEB',
    });
  });

  it('[REG-01] keeps the password nowhere and writes nobody down', async () => {
    await register('secret@example.com', { password: 'Unh34rd!Of' });
    expect(await shop.everything()).not.toContain('Unh34rd!Of');
    expect(shop.lines.join('')).not.toMatch(/Unh34rd!Of|secret@example\.com/);
  });

  it.each([
    ['firstName', { firstName: 'A' }],
    ['lastName', { lastName: '' }],
    ['email', { email: 'ana' }],
    ['phoneNumber', { phoneNumber: '12' }],
    ['password', { password: 'short' }],
    ['birthDate', { birthDate: '1994-02-30' }],
    ['birthDate', { birthDate: '2999-01-01' }],
    ['gender', { gender: '' }],
    ['termsAccepted', { termsAccepted: false }],
    ['sourceID', { sourceID: 'ELSEWHERE' }],
    ['optInCodes', { optInCodes: ['SHOP_NEWS', 'SPAM'] }],
    ['social', { social: true }],
    ['loyaltyId', { loyaltyId: 'LOY-1' }],
  ])(
    '[REG-02] [REG-05] [REG-06] [REG-08] [VAR-04] refuses a bad %s, whatever the form said',
    async (field, changes) => {
      const before = shop.directory.people.size;
      const email = `${field.toLowerCase()}@example.com`;
      expect(outcome(await register(email, changes))).toEqual([400, 'INPUT_REFUSED', field]);
      expect(shop.directory.people.size).toBe(before);
    },
  );

  it('[REG-04] refuses an address that has an account, a Google one in its own words', async () => {
    shop.directory.put('taken@example.com');
    shop.directory.put('google@example.com', { isSocial: true });
    const taken = await register('TAKEN@example.com', { password: 'An0ther!One' });
    expect(outcome(taken)).toEqual([409, 'ACCOUNT_EXISTS', 'email']);
    expect(shop.directory.people.get('taken@example.com')?.password).toBe('Cr1spy!Corn');
    const social = await register('google@example.com');
    expect(outcome(social)).toEqual([409, 'SOCIAL_ACCOUNT_EXISTS', 'email']);
    expect(social.body.message).toBe(
      'Account already exists. Please login through Google sign in.',
    );
    expect(await accountOf('TAKEN@example.com')).toBeUndefined();
  });

  it('[REG-01] says so where the organisation wants a better password', async () => {
    expect(outcome(await register('weak@example.com', { password: 'Weak1!Corn' }))).toEqual([
      400,
      'PASSWORD_REFUSED',
      'password',
    ]);
  });

  it('[REG-01] is finished by trying again after it broke off half-way', async () => {
    const { open } = shop.directory;
    Object.assign(shop.directory, { open: () => Promise.reject(new Error('killed')) });
    expect((await register('broken@example.com', { firstName: 'First' })).status).toBe(500);
    expect(shop.directory.people.get('broken@example.com')?.standing).toBe('waiting');
    Object.assign(shop.directory, { open });
    expect((await register('broken@example.com', { firstName: 'Second' })).status).toBe(200);
    expect(shop.directory.people.get('broken@example.com')?.standing).toBe('customer');
    expect((await accountOf('broken@example.com'))?.first_name).toBe('Second');
  });

  it('[REG-01] [AUTH-18] says that the organisation is away, and opens nothing', async () => {
    shop.directory.away(true);
    const { status, body } = await register('away@example.com');
    shop.directory.away(false);
    expect([status, body.code, body.message]).toEqual([
      503,
      'SIGN_IN_UNAVAILABLE',
      'Something went to wrong on server, please try again.',
    ]);
    expect(await accountOf('away@example.com')).toBeUndefined();
    expect(shop.lines.join('')).toContain('directory-unreachable');
  });

  it('[REG-01] of two at once for one address opens one, with its own password', async () => {
    const goOn = shop.directory.pause();
    const first = register('twice@example.com', { password: 'F1rst!Corn' });
    await turnIsTaken();
    const second = await register('TWICE@example.com', { password: 'S3cond!Corn' });
    goOn();
    expect(outcome(second)).toEqual([409, 'REGISTRATION_UNDER_WAY', 'email']);
    expect((await first).status).toBe(200);
    expect(shop.directory.people.get('twice@example.com')?.password).toBe('F1rst!Corn');
    expect(await turns()).toEqual([]);
  });

  const turnIsTaken = () => expect.poll(turns).toHaveLength(1);
  const turns = () => shop.database.db.selectFrom('registration_turns').selectAll().execute();

  it('[REG-01] does not wait for a turn that nobody will end', async () => {
    const goOn = shop.directory.pause();
    const first = register('stuck@example.com');
    await turnIsTaken();
    await shop.database.db
      .updateTable('registration_turns')
      .set({ until: new Date(0) })
      .execute();
    const second = register('stuck@example.com', { password: 'S3cond!Corn' });
    goOn();
    expect([(await first).status, (await second).status].sort()).toEqual([200, 409]);
  });

  it('[REG-03] [REG-10] takes a membership of its owner only', async () => {
    shop.directory.put('member@example.com', { standing: 'waiting', loyaltyId: 'LOY-7' });
    const stolen = await register('thief@example.com', { loyaltyId: 'LOY-7' });
    expect(outcome(stolen)).toEqual([400, 'INPUT_REFUSED', 'loyaltyId']);
    const own = { loyaltyId: 'LOY-7', sourceID: 'REWARDS_WEB', optInCodes: ['REWARDS_NEWS'] };
    expect((await register('member@example.com', own)).status).toBe(200);
    expect(await accountOf('member@example.com')).toMatchObject({
      loyalty_id: 'LOY-7',
      source_id: 'REWARDS_WEB',
    });
  });
});

describe('usersExists', () => {
  const ask = async (email: string) =>
    (await shop.get(`/v3/dopservice/b2c/usersExists?email=${encodeURIComponent(email)}`)).body;

  it('[PWD-02] [PWD-03] [API-032] tells customers, Google accounts and nobody apart', async () => {
    shop.directory.put('here@example.com');
    shop.directory.put('g@example.com', { isSocial: true });
    shop.directory.put('waits@example.com', { standing: 'waiting' });
    expect((await ask('HERE@example.com')).data).toEqual([{ exists: true, social: false }]);
    expect((await ask('g@example.com')).data).toEqual([{ exists: true, social: true }]);
    expect((await ask('waits@example.com')).data).toEqual([{ exists: false, social: false }]);
    expect((await ask('nobody@example.com')).data).toEqual([{ exists: false, social: false }]);
    expect((await ask('me')).field).toBe('email');
  });
});

describe('verifyemailfortastyrewards', () => {
  const path = '/webservices/verifyemailfortastyrewards';

  it('[REG-10] [API-068] is no call of the snacks site', async () => {
    const { status, body } = await shop.post(path, { email: 'member@example.com' });
    expect([status, body.code]).toEqual([403, 'REWARDS_NOT_OFFERED']);
  });

  it('[REG-10] [API-068] tells the membership of an address on the rewards site', async () => {
    const rewards = await startSignUpShop('rewards');
    rewards.directory.put('member@example.com', { standing: 'waiting', loyaltyId: 'LOY-7' });
    const ask = async (email: string) => (await rewards.post(path, { email })).body.data;
    expect(await ask('member@example.com')).toEqual([{ exists: true, loyaltyId: 'LOY-7' }]);
    for (let count = 0; count < 10; count += 1) {
      expect(await ask('nobody@example.com')).toEqual([{ exists: false, loyaltyId: '' }]);
    }
    expect((await rewards.post(path, { email: 'nobody@example.com' })).status).toBe(429);
    await rewards.close();
  });
});
