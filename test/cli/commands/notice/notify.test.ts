import { beforeAll, describe, expect, it } from 'vitest';
import { shopWithTerminals, type TestTerminal } from '#test/cli/terminals.ts';

const { terminal } = shopWithTerminals();
let here: TestTerminal;
beforeAll(() => {
  here = terminal();
});
const run = (...args: string[]) => here.run(...args);

/** Asks the mailbox until the mail is there; the shop looks every two seconds. */
const mailTo = async (email: string): Promise<{ subject: string; text: string }> => {
  for (;;) {
    const { data } = await run('sandbox', 'mail');
    const mail = data.mails.find(({ to }: { to: string[] }) => to.includes(email));
    if (mail !== undefined) return mail;
  }
};

describe('crunch notify', () => {
  it('[NOTIFYME-01] [PDP-05] keeps the wish, and restocking brings the mail in the language of the wish', async () => {
    const email = 'ada@example.com';
    const asked = await run('notify', 'CHP-0302', '--email', ` ${email} `, '--lang', 'es');
    expect([asked.code, asked.data]).toEqual([0, { productId: 'CHP-0302', email }]);
    const restocked = await run('sandbox', 'restock', 'CHP-0302', '--quantity', '24');
    expect(restocked.data).toEqual({ productId: 'CHP-0302', quantity: 24 });
    const { subject, text } = await mailTo(email);
    expect(subject).toContain('otra vez disponible');
    expect(text).toMatch(/\/product\/CHP-0302\?lang=es-us/);
  });

  it('[NOTIFYME-02] refuses a bad e-mail, an unknown product and one that can be had', async () => {
    const refused = await run('notify', 'CHP-0302', '--email', 'ada@');
    expect([refused.code, refused.error]).toMatchObject([2, { field: 'email' }]);
    const unknown = await run('notify', 'NO-SUCH', '--email', 'ada@example.com');
    expect([unknown.code, unknown.error.code]).toEqual([1, 'ProductNotFound']);
    const here = await run('notify', 'CHP-0101', '--email', 'ada@example.com');
    expect([here.code, here.error.code]).toEqual([1, 'ProductAvailable']);
  });

  it('[NOTIFYME-02] asks whether an unusual e-mail is right, and takes it with --sure', async () => {
    await run('sandbox', 'restock', 'CHP-0302', '--quantity', '0');
    const wish = ['notify', 'CHP-0302', '--email', 'ada@example.photography'];
    const asked = await here.say(...wish);
    expect(asked.code).toBe(1);
    expect(asked.stderr).toContain('Is ada@example.photography right?');
    expect(asked.stderr).toContain('add --sure');
    expect((await run(...wish)).error.code).toBe('EmailDoubted');
    expect((await run(...wish, '--sure')).code).toBe(0);
  });

  it('says in words what will happen, and what is missing', async () => {
    await run('sandbox', 'restock', 'CHP-0302', '--quantity', '0');
    const words = ['notify', 'CHP-0302', '--email', 'bea@example.com', '--lang', 'es'];
    expect((await here.say(...words)).stdout).toContain('Enviaremos un correo a bea@example.com');
    expect((await run('notify', 'CHP-0302')).code).toBe(2);
    expect((await run('sandbox', 'restock', 'CHP-0302', '--quantity', 'x')).code).toBe(2);
    expect((await run('sandbox', 'restock', 'NO-SUCH', '--quantity', '1')).code).toBe(1);
  });
});
