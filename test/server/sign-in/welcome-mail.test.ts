import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDueMails } from '#server/jobs/send-mails.ts';
import type { Mail } from '#server/parties/mail-sender.ts';
import { type SignUpShop, startSignUpShop } from '#test/server/sign-in/sign-up-shop.ts';

let shop: SignUpShop;
const mails: Mail[] = [];
beforeAll(async () => {
  shop = await startSignUpShop();
});
afterAll(() => shop.close());

const form = {
  firstName: 'Ana',
  lastName: 'Núñez',
  password: 'Cr1spy!Corn',
  optInCodes: [],
  termsAccepted: true,
  sourceID: 'SNACKS_WEB',
};

/** The mails that are due now. */
const sent = async (): Promise<readonly Mail[]> => {
  mails.length = 0;
  await sendDueMails({
    db: shop.database.db,
    clock: { now: () => Date.now() + 1000 },
    mail: {
      send: async (mail) => {
        mails.push(mail);
        return { kind: 'sent' };
      },
      close: () => undefined,
    },
    report: () => undefined,
    shopOrigin: 'https://shop.example',
    contactInbox: 'service@example.com',
  });
  return mails;
};

describe('the mail to a new account', () => {
  it.each([
    ['en-us', 'Welcome to Crunchcart', 'https://shop.example/varietypack/customize', 'en-US'],
    [
      'es',
      'Te damos la bienvenida a Crunchcart',
      'https://shop.example/varietypack/customize?lang=es-us',
      'es-US',
    ],
  ])(
    '[REG-01] goes out once in %s, in both twins, and leaves nothing behind',
    async (lang, subject, link, language) => {
      const email = `new-${lang}@example.com`;
      const answer = await shop.post('/webservices/createcustomer', { ...form, email, lang });
      expect(answer.status).toBe(200);
      const [mail, ...others] = await sent();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: email, subject, language });
      for (const twin of [mail?.text, mail?.html]) expect(twin).toContain(link);
      expect(mail?.text).toMatch(/^(Hi|Hola,) Ana[,:]/);
      expect(await sent()).toEqual([]);
      expect(await shop.database.db.selectFrom('greetings').selectAll().execute()).toEqual([]);
    },
  );

  it('[REG-01] does not go out for an address that had an account', async () => {
    shop.directory.put('taken@example.com');
    await shop.post('/webservices/createcustomer', { ...form, email: 'taken@example.com' });
    expect(await sent()).toEqual([]);
  });
});

describe('the mail about a concert', () => {
  const register = (email: string, code: string, lang = 'en-us') =>
    shop.post('/webservices/createprofile', {
      ...{ email, optInCodes: [code], sourceID: 'SNACKS_WEB', lang },
    });

  it('[CONTENT-08] goes out once for each concert, with when and where', async () => {
    await shop.database.db
      .insertInto('events')
      .values({
        event_id: 'gig',
        name_en: 'The gig',
        name_es: 'El toque',
        held_on: '2027-06-12',
        place: 'Plano, TX',
        min_age: 18,
      })
      .execute();
    const presses = ['Fan@example.com', 'fan@example.com', 'FAN@example.com'];
    await Promise.all(presses.map((email) => register(email, 'CONCERT-gig')));
    await register('fan@example.com', 'SHOP_NEWS');
    await register('aficion@example.com', 'CONCERT-gig', 'es');
    const all = await sent();
    expect(all.map(({ to, subject }) => [to.toLowerCase(), subject]).sort()).toEqual([
      ['aficion@example.com', 'Tienes lugar en la lista: El toque'],
      ['fan@example.com', 'You are on the list: The gig'],
    ]);
    const english = all.find(({ to }) => to.toLowerCase() === 'fan@example.com');
    for (const twin of [english?.text, english?.html]) {
      expect(twin).toContain('Saturday, June 12, 2027, Plano, TX');
      expect(twin).toContain('18 or older');
    }
    expect(all.find(({ language }) => language === 'es-US')?.text).toContain(
      'sábado, 12 de junio de 2027, Plano, TX',
    );
  });

  it('does not go out for a concert that is not on the list', async () => {
    await register('fan@example.com', 'CONCERT-made-up');
    expect(await sent()).toEqual([]);
  });
});
