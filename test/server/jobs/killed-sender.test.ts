import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contactus } from '#adapters/http/wire/calls/content-calls.ts';
import { type Mailbox, startMailbox } from '#sandbox/mail/mailbox.ts';
import { type MailSender, makeSmtpSender } from '#server/parties/mail-sender.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;
const letter = {
  subject: 'A crushed bag',
  name: 'Ana',
  email: 'ana@example.com',
  description: 'One bag arrived as dust.',
};
const giftCard = {
  productId: 'GFT-0001',
  quantity: 1,
  unitPrice: 25,
  gift: {
    firstName: 'Grace',
    lastName: 'Hopper',
    recipientEmail: 'grace@example.com',
    giftMessage: 'Eat well',
  },
};

describeOnBothDatabases('a sender of mails that is killed, or alone', (open) => {
  const folder = mkdtempSync(join(tmpdir(), 'killed-sender-'));
  const file = join(folder, 'mails.jsonl');
  let port = 0;
  let mailbox: Mailbox | undefined;
  const death = { afterSending: false };
  let smtp: MailSender;
  let till: Till;
  const listen = async () => {
    mailbox = await startMailbox({ port, file, now: () => new Date() });
    ({ port } = mailbox);
  };
  const hangUp = async () => {
    await mailbox?.close();
    mailbox = undefined;
  };
  beforeAll(async () => {
    await listen();
    smtp = makeSmtpSender({
      url: `smtp://127.0.0.1:${port}`,
      from: 'Snacks <orders@Mail.Snacks.example>',
    });
    till = await openTill(await open(), {
      exclusive: true,
      mail: {
        ...smtp,
        send: async (mail) => {
          const outcome = await smtp.send(mail);
          if (death.afterSending) throw new Error('killed after the 250');
          return outcome;
        },
      },
    });
  });
  afterAll(async () => {
    await till.close();
    await hangUp();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    death.afterSending = false;
    await hangUp();
    await listen();
    mailbox?.clear();
    await till.forget();
    await till.db.deleteFrom('restock_requests').execute();
    till.advance(60 * minute);
  });

  const order = async (products?: readonly (typeof giftCard)[]) => {
    const draft = products === undefined ? draftOf() : draftOf({ products });
    expect((await till.submit(await till.prepare('visa-ok', draft))).status).toBe(200);
  };
  const write = async () => {
    expect((await till.shop.post(contactus.path, letter)).status).toBe(200);
  };
  const waitForBags = async () => {
    await till.setStock('CHP-0002', 0);
    const wish = { email: 'bea@example.com', productId: 'CHP-0002', locationNumber: '100' };
    expect((await till.shop.post('/webservices/notifyme', wish)).status).toBe(200);
    await till.setStock('CHP-0002', 5);
  };
  const kinds = [
    ['an order', 'ada@example.com', () => order()],
    ['a gift card', 'grace@example.com', () => order([giftCard])],
    ['a letter', 'care@shop.example', write],
    ['a notice', 'bea@example.com', waitForBags],
  ] as const;
  const mailTo = (address: string) => mailbox?.mails().filter(({ to }) => to.includes(address));

  it.each(kinds)(
    'the mail of %s goes out seconds after a server that was away for an hour is back',
    async (_, address, promise) => {
      await hangUp();
      await promise();
      for (let rounds = 0; rounds < 60; rounds += 1) {
        await till.settle();
        till.advance(minute);
      }
      await listen();
      till.advance(2000);
      await till.settle();
      expect(mailTo(address)).toHaveLength(1);
      const mails = await till.db.selectFrom('outbox').select('tries').execute();
      const notices = await till.db.selectFrom('restock_requests').select('tries').execute();
      expect([...mails, ...notices].filter(({ tries }) => tries !== 1)).toEqual([]);
    },
  );

  it.each(kinds)(
    'the mail of %s, sent by a process killed before it knew, is shown once',
    async (_, address, promise) => {
      death.afterSending = true;
      await promise();
      await till.settle().catch(() => undefined);
      expect(mailTo(address)).toHaveLength(1);
      death.afterSending = false;
      // The process that starts again has the embedded database to itself.
      await till.core.takeOver();
      await till.settle();
      expect(mailTo(address)).toMatchObject([{ copies: 1 }]);
      expect(mailTo(address)?.[0]?.messageId).toMatch(/^<[\w.-]+@mail\.snacks\.example>$/);
      // It is remembered as it was shown.
      await hangUp();
      await listen();
      expect(mailTo(address)).toMatchObject([{ copies: 1 }]);
      const codes = await till.db.selectFrom('gift_cards').select('code').execute();
      expect(codes.filter(({ code }) => code !== null)).toEqual([]);
    },
  );

  it('two mails of one text are two, and one mail to two people is one for each', async () => {
    const mail = {
      subject: 'One',
      text: 'one',
      html: '<p>one</p>',
      language: 'en-US',
    } as const;
    await smtp.send({ ...mail, to: 'ada@example.com', mailId: 'a' });
    await smtp.send({ ...mail, to: 'ada@example.com', mailId: 'b' });
    await smtp.send({ ...mail, to: 'bea@example.com', mailId: 'b' });
    expect(mailbox?.mails().map(({ to, copies }) => [to[0], copies])).toEqual([
      ['ada@example.com', undefined],
      ['ada@example.com', undefined],
      ['bea@example.com', undefined],
    ]);
  });
});
