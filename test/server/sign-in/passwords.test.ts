import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  freshAddress,
  type SignUpShop,
  startSignUpShop,
} from '#test/server/sign-in/sign-up-shop.ts';

let shop: SignUpShop;
beforeAll(async () => {
  shop = await startSignUpShop();
});
afterAll(() => shop.close());

const forgot = (email: string, from = freshAddress()) =>
  shop.post('/webservices/forgotpassword', { email, sourceID: 'SNACKS_WEB' }, { from });
const reset = (token: string, newPassword: string, from = freshAddress()) =>
  shop.post('/webservices/resetpassword', { token, newPassword }, { from });
const change = (as: string, currentPassword: string, newPassword: string, from = freshAddress()) =>
  shop.post('/webservices/changepassword', { currentPassword, newPassword }, { as, from });

describe('a forgotten password', () => {
  it('[PWD-01] [API-023] has one answer for known, unknown and Google accounts', async () => {
    shop.directory.put('known@example.com');
    shop.directory.put('google@example.com', { isSocial: true });
    const said = async (email: string) => {
      const { status, body } = await forgot(email);
      return JSON.stringify([status, { ...body, requestId: '' }]).replace(email, '…');
    };
    const known = await said('known@example.com');
    expect(await said('unknown@example.com')).toBe(known);
    expect(await said('google@example.com')).toBe(known);
    expect(known).toContain('"responseCode":200');
    expect(shop.directory.asked).toContain('unknown@example.com');
  });

  it('[PWD-01] is answered without waiting for the organisation: time tells nothing', async () => {
    const goOn = shop.directory.pause();
    expect((await forgot('known@example.com')).status).toBe(200);
    goOn();
  });

  it('[PWD-01] is answered the same while the organisation is away; the log names nobody', async () => {
    shop.directory.away(true);
    expect((await forgot('known@example.com')).status).toBe(200);
    shop.directory.away(false);
    expect(shop.lines.join('')).toContain('recovery-not-asked');
    expect(shop.lines.join('')).not.toContain('known@example.com');
  });
});

describe('a provider that takes no more requests from this shop', () => {
  it('[PWD-01] the mail that was put off is asked for again, and others are told to wait', async () => {
    shop.directory.put('later@example.com');
    shop.directory.busy(1);
    expect((await forgot('later@example.com')).status).toBe(200);
    const asked = () => shop.directory.asked.filter((email) => email === 'later@example.com');
    await expect.poll(async () => (await forgot('other@example.com')).status).toBe(429);
    const { headers, body } = await forgot('other@example.com');
    expect([headers.get('retry-after'), body.code]).toEqual(['1', 'TOO_MANY_ATTEMPTS']);
    shop.directory.busy(undefined);
    await expect.poll(() => asked().length).toBeGreaterThan(1);
    expect((await forgot('other@example.com')).status).toBe(200);
    expect(shop.lines.join('')).not.toContain('later@example.com');
  });

  it('[PWD-04] [REG-01] whoever waits for the answer is told to wait, and how long', async () => {
    shop.directory.put('busy@example.com');
    shop.directory.busy(7);
    const changed = await change('busy@example.com', 'Cr1spy!Corn', 'N3w!Corn');
    expect([changed.status, changed.body.code, changed.headers.get('retry-after')]).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
      '7',
    ]);
    const exists = await shop.get('/v3/dopservice/b2c/usersExists?email=busy%40example.com');
    expect(exists.status).toBe(429);
    shop.directory.busy(undefined);
  });
});

describe('a reset password', () => {
  it('[PWD-11] that a security question guards is chosen where it is asked, in both languages', async () => {
    shop.directory.put('asked@example.com');
    await forgot('asked@example.com');
    const asked = await reset('token-asked@example.com', 'Asked1!Corn');
    expect([asked.status, asked.body.code]).toEqual([409, 'RESET_QUESTION_ASKED']);
    expect(asked.body.message).toContain('https://org.example/ask');
    const es = await shop.post('/webservices/resetpassword', {
      token: 'token-asked@example.com',
      newPassword: 'Asked1!Corn',
      lang: 'es',
    });
    expect(es.body.message).toMatch(/pregunta de seguridad.*https:\/\/org\.example\/ask/);
  });

  it('[PWD-01] [PWD-11] [API-075] takes a token once, and a refused password does not use it up', async () => {
    shop.directory.put('reset@example.com');
    await forgot('reset@example.com');
    const token = 'token-reset@example.com';
    const weak = await reset(token, 'Weak1!Corn');
    expect([weak.status, weak.body.code, weak.body.field]).toEqual([
      400,
      'PASSWORD_REFUSED',
      'newPassword',
    ]);
    expect((await reset(token, 'short')).body.field).toBe('newPassword');
    expect((await reset(token, 'N3w!Corn')).body.data).toEqual([{ changed: true }]);
    expect(shop.directory.people.get('reset@example.com')?.password).toBe('N3w!Corn');
    const again = await reset(token, 'Oth3r!Corn');
    expect([again.status, again.body.code, again.body.message]).toEqual([
      400,
      'RESET_LINK_REFUSED',
      'This link is no longer good. Please ask for a new one.',
    ]);
    const made = await reset('made-up', 'Oth3r!Corn');
    expect({ ...made.body, requestId: '' }).toEqual({ ...again.body, requestId: '' });
    expect(shop.directory.people.get('reset@example.com')?.password).toBe('N3w!Corn');
  });
});

describe('a changed password', () => {
  it('[PWD-04] [API-074] is for who is signed in', async () => {
    const body = { currentPassword: 'Cr1spy!Corn', newPassword: 'N3w!Corn' };
    const { status, body: said } = await shop.post('/webservices/changepassword', body);
    expect([status, said.responseCode]).toEqual([440, 440]);
  });

  it('[PWD-04] needs the current one, of one account', async () => {
    shop.directory.put('change@example.com');
    shop.directory.put('other@example.com', { password: 'Oth3r!Corn' });
    const as = '00u-change@example.com';
    const wrong = await change(as, 'Oth3r!Corn', 'N3w!Corn');
    expect([wrong.status, wrong.body.code, wrong.body.field]).toEqual([
      403,
      'CURRENT_PASSWORD_WRONG',
      'currentPassword',
    ]);
    expect((await change(as, 'Cr1spy!Corn', 'short')).body.field).toBe('newPassword');
    expect((await change(as, 'Cr1spy!Corn', 'Weak1!Corn')).body.code).toBe('PASSWORD_REFUSED');
    expect(shop.directory.people.get('change@example.com')?.password).toBe('Cr1spy!Corn');
    expect((await change(as, 'Cr1spy!Corn', 'N3w!Corn')).body.data).toEqual([{ changed: true }]);
    expect(shop.directory.people.get('change@example.com')?.password).toBe('N3w!Corn');
    expect(shop.directory.people.get('other@example.com')?.password).toBe('Oth3r!Corn');
  });

  it('[PWD-04] writes no password and no token down', async () => {
    const texts = `${shop.lines.join('')}${await shop.everything()}`;
    expect(texts).not.toMatch(/N3w!Corn|Oth3r!Corn|Cr1spy!Corn|token-reset/);
  });
});

describe('a PKCE pair', () => {
  it('[API-024] is fresh, and the challenge is the hash of the verifier', async () => {
    const ask = async () => {
      const { body, headers } = await shop.get('/api/get-pkce-challenge');
      expect(headers.get('cache-control')).toBe('no-store');
      return body.data[0] as { codeVerifier: string; codeChallenge: string };
    };
    const [one, other] = [await ask(), await ask()];
    expect(one.codeVerifier).toMatch(/^[\w-]{43}$/);
    expect(one.codeChallenge).toBe(
      createHash('sha256').update(one.codeVerifier).digest('base64url'),
    );
    expect(other.codeVerifier).not.toBe(one.codeVerifier);
    expect(await shop.everything()).not.toContain(one.codeVerifier);
  });
});

describe('limits', () => {
  const registration = {
    ...{ firstName: 'Ana', lastName: 'Núñez', phoneNumber: '2145550100', gender: 'female' },
    ...{ password: 'Weak1!Corn', birthDate: '1994-03-07', optInCodes: [], termsAccepted: true },
    sourceID: 'SNACKS_WEB',
  };
  type Call = (subject: string, from: string) => ReturnType<SignUpShop['post']>;
  const exists = '/v3/dopservice/b2c/usersExists';
  const calls: readonly (readonly [string, number, number, Call])[] = [
    [
      'REG-01] [createcustomer',
      30,
      8,
      (subject, from) =>
        shop.post(
          '/webservices/createcustomer',
          { ...registration, email: `${subject}@example.com` },
          { from },
        ),
    ],
    [
      'PWD-03] [usersExists',
      60,
      30,
      (subject, from) => shop.get(`${exists}?email=${subject}%40example.com`, { from }),
    ],
    ['PWD-01] [forgotpassword', 30, 5, (subject, from) => forgot(`${subject}@example.com`, from)],
    ['PWD-11] [resetpassword', 30, 10, (subject, from) => reset(subject, 'N3w!Corn', from)],
    ['PWD-04] [changepassword', 60, 10, (as, from) => change(as, 'Gu3ss!1x', 'N3w!Corn', from)],
  ];

  it.each(calls)(
    '[%s] %i times from an address, %i times about one subject',
    async (name, ofAddress, ofSubject, call) => {
      const from = freshAddress();
      const tag = name.replace(/\W/g, '').toLowerCase();
      for (let count = 0; count < ofAddress; count += 1) {
        expect((await call(`${tag}${count}`, from)).status).not.toBe(429);
      }
      const over = await call(`${tag}-over`, from);
      expect([over.status, over.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
      expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
      for (let count = 0; count < ofSubject; count += 1) {
        expect((await call(`${tag}-one`, freshAddress())).status).not.toBe(429);
      }
      expect((await call(`${tag}-ONE`, freshAddress())).status).toBe(429);
    },
  );
});
