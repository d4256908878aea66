import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startMailbox } from '#sandbox/mail/mailbox.ts';
import { makeSmtpSender } from '#server/parties/mail-sender.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { roundsAtOnce, serversOver } from '#test/server/setup/till/several-servers.ts';
import { openTill, placedIn, type Till } from '#test/server/setup/till/till.ts';

const minute = 60_000;

describeOnBothDatabases('the order confirmation', (open) => {
  let till: Till;
  beforeAll(async () => {
    till = await openTill(await open());
  });
  afterAll(() => till.close());
  beforeEach(() => till.forget());

  it('goes out once, to the shopper, with what was bought', async () => {
    const { orderId } = placedIn(await till.submit(await till.prepare()));
    await Promise.all([till.settle(), roundsAtOnce(serversOver(till, 2))]);
    till.advance(10 * minute);
    await till.settle();
    expect(till.mails).toHaveLength(1);
    const [mail] = till.mails;
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      subject: `Your Crunchcart order ${orderId}`,
      language: 'en-US',
    });
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(orderId);
      expect(text).toContain('2 × Snack CHP-0001');
      expect(text).toContain('$8.58');
      expect(text).toContain('$13.88');
      expect(text).toContain('Plano, TX 75024');
    }
  });

  it('[D-SHIPPING-04] tells the days that were promised, and none while the payment is reviewed', async () => {
    await till.submit(await till.prepare());
    await till.submit(await till.prepare(), { lang: 'es' });
    await till.gateway.fault({ operation: 'authorization', mode: 'review' });
    await till.submit(await till.prepare());
    await till.settle();
    const inText = ({ text }: { readonly text: string }) =>
      /It should arrive .*|Debería llegar .*/.exec(text)?.[0] ?? 'nothing';
    expect(till.mails.map(inText).sort()).toEqual([
      'Debería llegar entre el viernes 27 de noviembre y el martes 1 de diciembre.',
      'It should arrive between Friday, November 27, and Tuesday, December 1.',
      'nothing',
    ]);
  });

  it.each(['en-us', 'es'])('tells who reads text only all of it, in %s', async (lang) => {
    const draft = draftOf({ giftMessage: 'Eat well' });
    await till.submit(await till.prepare('visa-ok', draft), { lang });
    await till.settle();
    const [mail] = till.mails;
    const words = (text = ''): readonly string[] =>
      text.match(/[\p{L}\p{N}][\p{L}\p{N}$.,]*/gu) ?? [];
    const shown = mail?.html.replace(/<head>.*<\/head>|<h1>.*<\/h1>|<bdi>|<span>/gs, '') ?? '';
    const told = new Set([...words(mail?.text), 'Crunchcart']);
    expect(words(shown.replaceAll(/<[^>]*>/g, ' ')).filter((word) => !told.has(word))).toEqual([]);
  });

  it('has the page of the order for a customer, and none for a guest', async () => {
    await till.submit(await till.prepare());
    await till.settle();
    expect(till.mails[0]?.text).not.toContain('/orderhistory/');
    expect(till.mails[0]?.html).not.toContain('/orderhistory/');
  });

  it('speaks the language of the submission', async () => {
    const purchase = await till.prepare();
    const answer = await till.submit(purchase, { lang: 'es' });
    const { orderId } = placedIn(answer);
    await till.settle();
    const [mail] = till.mails;
    expect(mail).toMatchObject({
      subject: `Tu pedido ${orderId} de Crunchcart`,
      language: 'es-US',
    });
    expect(mail?.text).toContain('Botana CHP-0001');
    expect(mail?.html).toContain('<html lang="es-US">');
  });

  it('escapes what people typed', async () => {
    await till.db
      .updateTable('products')
      .set({ title_en: 'Salt & <b>Vinegar</b> "20"' })
      .where('product_id', '=', 'CHP-0002')
      .execute();
    const products = [{ productId: 'CHP-0002', quantity: 1, unitPrice: 3.5 }];
    const shipping = { firstName: "D'Arcy &", address: "12 St. Mary's St" };
    await till.submit(await till.prepare('visa-ok', draftOf({ products, shipping })));
    await till.settle();
    const html = till.mails[0]?.html ?? '';
    expect(html).toContain('Salt &amp; &lt;b&gt;Vinegar&lt;/b&gt; &quot;20&quot;');
    expect(html).toContain('D&#39;Arcy &amp;');
    expect(html).toContain('12 St. Mary&#39;s St');
    expect(html).not.toContain('<b>');
  });

  it('waits for a mail server that is down, and never holds up an order', async () => {
    till.mailTrouble.down = true;
    expect((await till.submit(await till.prepare())).status).toBe(200);
    await till.settle();
    expect(till.reports).toContainEqual(
      expect.objectContaining({ event: 'mail-failed', detail: 'ECONNREFUSED' }),
    );
    till.mailTrouble.down = false;
    await till.settle();
    expect(till.mails).toHaveLength(0);
    till.advance(5000);
    await till.settle();
    expect(till.mails).toHaveLength(1);
  });

  it('is sent by one of several servers that look at once', async () => {
    till.mailTrouble.down = true;
    await till.submit(await till.prepare());
    await till.settle();
    till.mailTrouble.down = false;
    till.advance(5000);
    await roundsAtOnce(serversOver(till, 5));
    expect(till.mails).toHaveLength(1);
  });

  it('is given up after a day of trouble', async () => {
    till.mailTrouble.down = true;
    await till.submit(await till.prepare());
    for (let hours = 0; hours < 30; hours += 1) {
      await till.settle();
      till.advance(60 * minute);
    }
    const rows = await till.db.selectFrom('outbox').select(['state', 'tries']).execute();
    expect(rows).toEqual([{ state: 'GIVEN_UP', tries: 27 }]);
  });

  it('is not sent for a declined card', async () => {
    await till.submit(await till.prepare('visa-declined'));
    await till.settle();
    expect(till.mails).toEqual([]);
  });
});

describe('sending over SMTP', () => {
  const mail = {
    to: 'ada@example.com',
    subject: 'Tu pedido CC-1 está aquí',
    text: 'áé',
    html: '<p>áé</p>',
    mailId: '1',
    language: 'es-US',
  } as const;

  it('reaches the mailbox as it was written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
    const file = join(folder, 'mails.jsonl');
    const mailbox = await startMailbox({ port: 0, file, now: () => new Date() });
    const sender = makeSmtpSender({
      url: `smtp://127.0.0.1:${mailbox.port}`,
      from: 'Crunchcart <orders@crunchcart.example>',
    });
    expect(await sender.send(mail)).toEqual({ kind: 'sent' });
    expect(mailbox.mails()).toMatchObject([
      {
        from: 'orders@crunchcart.example',
        to: ['ada@example.com'],
        subject: mail.subject,
        html: expect.stringContaining('<p>áé</p>'),
      },
    ]);
    sender.close();
    await mailbox.close();
    await rm(folder, { recursive: true });
  });

  it('tells a failure without the recipient', async () => {
    const sender = makeSmtpSender({ url: 'smtp://127.0.0.1:1', from: 'a@b.co' });
    const outcome = await sender.send(mail);
    expect(outcome.kind).toBe('unreachable');
    expect(JSON.stringify(outcome)).not.toContain('ada');
    sender.close();
  });
});
