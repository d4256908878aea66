import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contactus } from '#adapters/http/wire/calls/content-calls.ts';
import { startMailbox } from '#sandbox/mail/mailbox.ts';
import { contactMail } from '#server/content/contact-mail.ts';
import { makeSmtpSender } from '#server/parties/mail-sender.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { roundsAtOnce, serversOver } from '#test/server/setup/till/several-servers.ts';
import { openTill, type Till } from '#test/server/setup/till/till.ts';

const letter = {
  subject: 'A crushed bag',
  name: 'Ana María',
  email: 'ana@example.com',
  description: 'One bag arrived as dust.\nThe rest is fine.',
  lang: 'es',
};

describeOnBothDatabases('letters to customer service', (open) => {
  let till: Till;
  const send = (changes: object = {}) => till.shop.post(contactus.path, { ...letter, ...changes });
  const kept = () => till.db.selectFrom('contact_messages').selectAll().execute();
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    await till.forget();
    till.advance(11 * 60_000);
  });

  it('[CONTACT-01] [CONTACT-03] [API-070] are kept, answered by a reference, and mailed to the inbox once', async () => {
    const { status, body } = await send({ phoneNumber: '(214) 555-0100' });
    expect(status).toBe(200);
    const reference = body.data[0]?.['reference'];
    expect(reference).toMatch(/^CM-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await kept()).toMatchObject([
      { reference, subject: 'A crushed bag', phone_number: '2145550100', language: 'es' },
    ]);
    await Promise.all([till.settle(), roundsAtOnce(serversOver(till, 2))]);
    await till.settle();
    expect(till.mails).toHaveLength(1);
    const [mail] = till.mails;
    expect(mail).toMatchObject({
      to: 'care@shop.example',
      subject: `${reference}: A crushed bag`,
      replyTo: { name: 'Ana María', address: 'ana@example.com' },
    });
    for (const part of ['One bag arrived as dust.', 'The rest is fine.', '2145550100', 'Spanish']) {
      expect(mail?.text).toContain(part);
      expect(mail?.html).toContain(part);
    }
  });

  it('wait for a mail server that is down', async () => {
    till.mailTrouble.down = true;
    await send();
    await till.settle();
    expect(till.mails).toHaveLength(0);
    expect(till.reports).toContainEqual(
      expect.objectContaining({ event: 'mail-failed', detail: 'ECONNREFUSED' }),
    );
    till.mailTrouble.down = false;
    till.advance(10_000);
    await till.settle();
    expect(till.mails).toHaveLength(1);
  });

  it.each([
    ['subject', ''],
    ['subject', ' \n '],
    ['subject', 'a'.repeat(101)],
    ['subject', 'Hello\r\nBcc: everybody@example.com'],
    ['name', '\t'],
    ['name', 'Ana\nReply-To: eve@example.com'],
    ['name', 'Boss <boss@crunchcart.example>'],
    ['name', 'Ana \u202Eana'],
    ['email', 'ana@example.com\r\nBcc: eve@example.com'],
    ['email', 'nobody'],
    ['phoneNumber', '12'],
    ['description', ''],
    ['description', 'a'.repeat(2001)],
    ['description', 'bell\u0007'],
  ])(
    '[CONTACT-02] with %s = %j are refused by that field, and nothing is kept',
    async (field, value) => {
      const { status, body } = await send({ [field]: value });
      expect([status, body.code, body.field]).toEqual([400, 'INPUT_REFUSED', field]);
      expect(await kept()).toEqual([]);
    },
  );

  it('[CONTACT-03] forge no line of the shop, and their marks nobody sees are left out', async () => {
    const description = 'Hello\r\nFrom: boss@crunchcart.example\u2028Phone: 1\u202E\u200B';
    await send({ subject: 'A \u202Ebag\u200B', description });
    await till.settle();
    const [mail] = till.mails;
    expect(mail?.subject).toMatch(/^CM-[0-9A-Z-]+: A bag$/);
    expect(mail?.text).toContain('\n> Hello\n> From: boss@crunchcart.example\n> Phone: 1\n');
    expect(mail?.html).toContain('From: boss<span>@</span>crunchcart<span>.</span>example<br>');
  });

  it('of machines that fill the hidden field get a reference and go nowhere', async () => {
    const { status, body } = await send({ website: 'https://spam.example' });
    expect([status, typeof body.data[0]?.['reference']]).toEqual([200, 'string']);
    expect(await kept()).toEqual([]);
    await till.settle();
    expect(till.mails).toEqual([]);
  });

  it('of one address are limited, and welcome again after the pause it names', async () => {
    for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    till.advance(Number(refused.headers.get('retry-after')) * 1000);
    expect((await send()).status).toBe(200);
  });

  it('[CONTACT-03] are forgotten after 180 days with their mail, by however many servers', async () => {
    await send();
    await till.settle();
    await send({ subject: 'Another bag' });
    await till.settle();
    const first = Math.min(...(await kept()).map((row) => row.received_at.getTime()));
    await till.db
      .updateTable('contact_messages')
      .set({ received_at: new Date(first - 60_000) })
      .where('subject', '=', letter.subject)
      .execute();
    till.advance(180 * 24 * 60 * 60_000 - (till.clock.now() - first) - 30_000);
    await roundsAtOnce(serversOver(till, 2));
    expect((await kept()).map(({ subject }) => subject)).toEqual(['Another bag']);
    expect(await till.db.selectFrom('outbox').select('contact_reference').execute()).toHaveLength(
      1,
    );
    till.advance(60_000 + 30_000);
    await till.core.round();
    expect(await kept()).toEqual([]);
  });
});

describe('the mail of a letter', () => {
  const row = {
    reference: 'CM-7Q2M-X0KD',
    subject: '<b>Hi</b>\r\nBcc: eve@example.com',
    name: 'Ana" <eve@example.com>,\r\nBcc: x',
    email: 'ana@example.com',
    phone_number: '',
    description: '<script>alert(1)</script>\n.\nlast line',
    language: 'en-us',
    received_at: new Date('2026-11-21T12:00:00Z'),
  } as const;

  it('escapes what people typed, and lets no line end into its head', async () => {
    const mailbox = await startMailbox({
      port: 0,
      file: `${process.env['TMPDIR'] ?? '/tmp'}/letters-${process.pid}.jsonl`,
      now: () => new Date(0),
    });
    const sender = makeSmtpSender({
      url: `smtp://127.0.0.1:${mailbox.port}`,
      from: 'Shop <shop@example.com>',
    });
    try {
      const mail = contactMail({ mailId: 'm1', letter: row, inbox: 'care@shop.example' });
      expect(`${mail.subject}${mail.replyTo?.name}`).not.toMatch(/[\r\n]/);
      expect(mail.html).not.toContain('<script>');
      expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(await sender.send(mail)).toEqual({ kind: 'sent' });
      const [received] = mailbox.mails();
      expect(received?.to).toEqual(['care@shop.example']);
      expect(received?.subject).toBe('CM-7Q2M-X0KD: <b>Hi</b> Bcc: eve@example.com');
      expect(received?.text).toContain('last line');
    } finally {
      sender.close();
      mailbox.clear();
      await mailbox.close();
    }
  });
});
