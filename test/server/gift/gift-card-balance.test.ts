import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetOld } from '#server/jobs/forget-old.ts';
import { headersOf, providerUnderTest } from '#test/server/account/signed-in.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import type { Answer } from '#test/server/setup/shops.ts';
import { askBalance, balancePath, boughtCard } from '#test/server/setup/till/gift-cards.ts';
import { openTill, type Till } from '#test/server/setup/till/till.ts';

const hour = 60 * 60_000;
const wrong = 'GC-0000-0000-0000-0000';

describeOnBothDatabases('the balance of a gift card', (open) => {
  const statements: string[] = [];
  const listening: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  let till: Till;
  let code = '';
  beforeAll(async () => {
    const signIn = providerUnderTest();
    signIn.people.set('ada', { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
    const database = await open();
    till = await openTill({ ...database, db: database.db.withPlugin(listening) }, { signIn });
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    await till.forget();
    code = await boughtCard(till, 1750);
  });

  const statuses = (answers: readonly Answer[]) => ({
    unknown: answers.filter(({ status }) => status === 404).length,
    waiting: answers.filter(({ status }) => status === 429).length,
  });
  const guesses = (count: number, shopper: (guess: number) => string | undefined) =>
    Promise.all(
      Array.from({ length: count }, (_, guess) =>
        askBalance(till, wrong.replace(/0000$/, String(1000 + guess)), shopper(guess)),
      ),
    );

  it('is told to whoever has the code, typed in any way', async () => {
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), code.slice(3)]) {
      const { status, body } = await askBalance(till, typed);
      expect(status).toBe(200);
      expect(body.data).toEqual([{ last4: code.slice(-4), balance: 17.5 }]);
    }
  });

  it('comes with a ref for the shopper who gives an id: the same one each time, nobody else’s', async () => {
    const [ada, eve] = [randomUUID(), randomUUID()];
    const refOf = async (tempUserID: string) =>
      (await askBalance(till, code, tempUserID)).body.data[0]?.['cardRef'];
    const ref = await refOf(ada);
    expect(ref).toMatch(/^[\w-]{22}$/);
    expect(await refOf(ada)).toBe(ref);
    expect(await refOf(eve)).not.toBe(ref);
  });

  it('a wrong code gets one answer, whatever is wrong with it', async () => {
    const answers = [];
    for (const guess of [wrong, code.slice(0, -1), `${code}0`, '', 'x', "' or 1=1 --", '💰']) {
      answers.push(await askBalance(till, guess, randomUUID()));
    }
    const [first] = answers;
    const told = ({ body: { requestId: _, ...rest } }: Answer) => rest;
    expect(first).toMatchObject({ status: 404, body: { code: 'GIFT_CARD_UNKNOWN', data: [] } });
    expect(first?.body.message).toBe('We do not know this gift card. Please check the code.');
    for (const answer of answers) {
      expect([answer.status, told(answer)]).toEqual([404, first && told(first)]);
    }
    const spanish = await till.shop.post(balancePath, { code: wrong, lang: 'es' });
    expect(spanish.body.message).toBe('No conocemos esta tarjeta de regalo. Revisa el código.');
  });

  it('a wrong code takes the same statements as any other wrong code', async () => {
    const countOf = async (guess: string) => {
      statements.length = 0;
      await askBalance(till, guess, randomUUID());
      return [...statements];
    };
    const [one, ...others] = [await countOf(wrong), await countOf('x'), await countOf('')];
    expect(one?.length).toBeGreaterThan(2);
    for (const other of others) expect(other).toEqual(one);
  });

  describe('to whoever guesses', () => {
    it('400 wrong codes at once: a shopper hears of ten, and right ones wait as well', async () => {
      const shopper = randomUUID();
      expect(statuses(await guesses(400, () => shopper))).toEqual({ unknown: 10, waiting: 390 });
      expect((await askBalance(till, code, shopper)).status).toBe(429);
      till.advance(hour);
      expect((await askBalance(till, code, shopper)).status).toBe(200);
    });

    it('many at once under as many names: an address hears of a hundred', async () => {
      expect(statuses(await guesses(150, () => randomUUID()))).toEqual({
        unknown: 100,
        waiting: 50,
      });
      expect((await askBalance(till, code, randomUUID())).status).toBe(429);
    });

    it('whoever gives no name is known by the address: ten', async () => {
      expect(statuses(await guesses(30, () => undefined))).toEqual({ unknown: 10, waiting: 20 });
      // Neighbours who say who they are do not wait for it.
      expect((await askBalance(till, code, randomUUID())).status).toBe(200);
    });

    it('an account is one shopper, whatever ids it gives', async () => {
      const ask = (guess: string) =>
        till.shop.post(balancePath, { code: guess, tempUserID: randomUUID() }, headersOf('ada'));
      const answers = [];
      for (let guess = 0; guess < 12; guess += 1) answers.push(await ask(wrong));
      expect(statuses(answers)).toEqual({ unknown: 10, waiting: 2 });
      expect((await ask(code)).status).toBe(429);
    });

    it('right codes count nothing, however many ask', async () => {
      const shopper = randomUUID();
      for (let turn = 0; turn < 15; turn += 1) {
        expect((await askBalance(till, code, shopper)).status).toBe(200);
      }
    });
  });

  it('its refs are deleted by age', async () => {
    await askBalance(till, code, randomUUID());
    const refs = () => till.db.selectFrom('gift_card_refs').select('card_ref').execute();
    await forgetOld(till.core.parts);
    expect(await refs()).toHaveLength(1);
    till.advance(7 * 24 * hour + 1);
    await forgetOld(till.core.parts);
    expect(await refs()).toEqual([]);
  });
});
