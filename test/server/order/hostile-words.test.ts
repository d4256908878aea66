import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '#server/parties/mail-sender.ts';
import { hostileNames, linkTexts } from '#test/arbitraries/hostile-words.ts';
import { shopOrigin } from '#test/sandbox/payments/gateway-under-test.ts';
import { describeOnBothDatabases } from '#test/server/setup/database/databases.ts';
import { draftOf } from '#test/server/setup/till/drafts.ts';
import { openTill, paths, type Till } from '#test/server/setup/till/till.ts';

const box = {
  productId: 'MYOMP-30-1',
  quantity: 1,
  unitPrice: 26.75,
  items: [{ productId: 'CHP-0001', quantity: 30 }],
};
const withBoxNamed = (name: string) => {
  const draft = draftOf({ products: [], mixes: [box] });
  const multipack = draft.lines.multipack.map((line) => ({ ...line, name }));
  return { ...draft, lines: { ...draft.lines, multipack } };
};

/** Stretches of text between tags: where mail programs look for addresses. */
const stretches = (html: string): readonly string[] =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(shopOrigin, ''));
const looksLikeAddress = /[@\uFF20]\S|:\/\/|\S[.\u3002\uFF0E]\p{L}/u;

/** Lines of the plain part that a shop could have written: nothing quoted. */
const ownLines = ({ text }: Mail): readonly string[] =>
  text.split(/\r\n|[\n\r\u0085\u2028\u2029]/).filter((line) => !line.startsWith('>'));

describeOnBothDatabases("an attacker's words", (open) => {
  let till: Till;
  const log: string[] = [];
  beforeAll(async () => {
    till = await openTill(await open(), { log });
  });
  afterAll(() => till.close());
  beforeEach(async () => {
    log.length = 0;
    await till.forget();
  });
  const orderedMails = async (draft: ReturnType<typeof draftOf>): Promise<readonly Mail[]> => {
    const answer = await till.submit(await till.prepare('visa-ok', draft));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await till.settle();
    return till.mails;
  };

  it('[CART-15] are no name of a box: such an order is refused before it has a price', async () => {
    await fc.assert(
      fc.asyncProperty(hostileNames(), async (name) => {
        const { status, body } = await till.validate(withBoxNamed(name));
        expect([status, body.code]).toEqual([400, 'INPUT_REFUSED']);
        expect(body.field).toMatch(/^draft\.lines\.multipack(?:\.0)?\.name$/);
        expect(JSON.stringify(body)).not.toContain(JSON.stringify(name).slice(1, -1));
      }),
      { numRuns: 40 },
    );
  });

  it('are no name of a box at its submission either', async () => {
    const purchase = await till.prepare('visa-ok', draftOf({ products: [], mixes: [box] }));
    const { status } = await till.submit({ ...purchase, draft: withBoxNamed('evil.com\nTotal') });
    expect(status).toBe(400);
    await till.settle();
    expect(till.mails).toEqual([]);
  });

  it('a box of a person is mailed by its name, in one line', async () => {
    const [mail] = await orderedMails(withBoxNamed('  Ada’s 2 & J.R. '));
    expect(mail?.text).toMatch(/^1 × Ada's 2 & J\. R\. \(30 bags, 1 flavor\): \$/m);
  });

  it('are no id of a line: what has not the shape of one is neither answered nor kept', async () => {
    const shapes = ['evil.com', 'a b', '<b>x</b>', 'x\ny', '\u202EX', 'http:x', '-x', 'ünï'];
    for (const productId of shapes) {
      const products = [{ productId, quantity: 1, unitPrice: 1 }];
      const { status, body } = await till.validate(draftOf({ products }));
      expect([status, body.code], productId).toEqual([400, 'INPUT_REFUSED']);
      expect(JSON.stringify(body)).not.toContain(JSON.stringify(productId).slice(1, -1));
      const looked = await till.shop.post(paths.inventory, { items: [{ productId, quantity: 1 }] });
      expect([looked.status, looked.body.data], productId).toEqual([400, []]);
      for (const id of ['multipackId', 'zNonSku', 'id'] as const) {
        const draft = withBoxNamed('Movie night');
        const multipack = draft.lines.multipack.map((line) => ({ ...line, [id]: productId }));
        const other = await till.validate({ ...draft, lines: { ...draft.lines, multipack } });
        expect([other.status, other.body.field], id).toEqual([400, 'draft.lines.multipack']);
      }
    }
  });

  it('of a product the shop does not know come back as its number alone', async () => {
    const products = [{ productId: 'XXX-9999', quantity: 1, unitPrice: 1 }];
    const draft = draftOf({ products });
    const named = draft.lines.products.map((line) => ({ ...line, name: 'Visit evil.com now' }));
    const { body } = await till.validate({ ...draft, lines: { ...draft.lines, products: named } });
    expect(body.data[0]).toMatchObject({
      valid: false,
      unavailableItems: [{ productId: 'XXX-9999', title: 'XXX-9999' }],
    });
    expect(JSON.stringify(body)).not.toContain('evil');
  });

  it('[GIFT-03] in a gift message forge no line of a confirmation and make no link', async () => {
    const forged = `Enjoy\r\nTotal: $0.00\u2028Order number: CC-FAKE\n\n${linkTexts.join('\n')}`;
    const [mail] = await orderedMails(draftOf({ giftMessage: forged.slice(0, 200) }));
    if (mail === undefined) throw new Error('no mail');
    expect(ownLines(mail).filter((line) => /FAKE|\$0\.00|evil/.test(line))).toEqual([]);
    expect(mail.text).toContain('\n> Total: $0.00\n> Order number: CC-FAKE\n>\n> evil.com\n');
    expect(stretches(mail.html).filter((text) => looksLikeAddress.test(text))).toEqual([]);
    expect(mail.html).toContain('<blockquote><bdi>Enjoy<br>Total: $0<span>.</span>00');
    // Nothing was added to the words: who copies them has what was written.
    expect(mail.html.replace(/<[^>]*>/g, '')).toContain('www.evil.example');
  });

  it('in an address make no link, and a city without its blank is shown with one', async () => {
    const shipping = { address: 'evil.com/win', addressDetails: 'www.evil.co', city: 'Mt.Vernon' };
    const [mail] = await orderedMails(draftOf({ shipping }));
    if (mail === undefined) throw new Error('no mail');
    expect(mail.text).toContain('\nevil. com/win\nwww. evil. co\nMt. Vernon, TX 75024\n');
    expect(stretches(mail.html).filter((text) => looksLikeAddress.test(text))).toEqual([]);
  });

  it('[GIFT-02] to whom a card is for are quoted, labelled, and no head of the mail', async () => {
    const giftMessage = 'Hi\nYour code: GC-0000\nhttp://evil.example/claim';
    const gift = { firstName: 'Grace', lastName: 'Hopper', recipientEmail: 'g@b.co', giftMessage };
    const products = [{ productId: 'GFT-0001', quantity: 1, unitPrice: 25, gift }];
    const mails = await orderedMails(draftOf({ products }));
    const mail = mails.find(({ to }) => to === 'g@b.co');
    if (mail === undefined) throw new Error('no gift card');
    expect(mail.text).toContain(
      'Written by the sender, not by Crunchcart:\n> Hi\n> Your code: GC-0000\n> http://evil',
    );
    expect(ownLines(mail).filter((line) => /^Your code: GC-0000|evil/.test(line))).toEqual([]);
    expect(stretches(mail.html).filter((text) => looksLikeAddress.test(text))).toEqual([]);
    for (const field of ['firstName', 'lastName'] as const) {
      const named = [{ ...products[0], gift: { ...gift, [field]: 'evil.com' } }] as typeof products;
      const { status, body } = await till.validate(draftOf({ products: named }));
      expect([status, body.field]).toEqual([400, `draft.lines.gift.${field}`]);
    }
  });

  it('in the names of who buys are refused, in both addresses', async () => {
    await fc.assert(
      fc.asyncProperty(
        hostileNames(),
        fc.constantFrom('shipping', 'billing'),
        fc.constantFrom('firstName', 'lastName'),
        async (name, place, field) => {
          const { status, body } = await till.validate(draftOf({ [place]: { [field]: name } }));
          // Shipping names are billing names too, unless these are given.
          expect([status, body.field]).toEqual([400, `draft.${place}.${field}`]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('forge no line of the log', async () => {
    const line = '"}\n{"level":60,"msg":"FORGED"}\n';
    const draft = { ...draftOf(), couponName: line, giftMessage: line };
    await till.validate(draft);
    await till.shop.post('/webservices/contactus', { subject: line, name: line });
    await till.shop.get(`/v3/dopservice/b2c/orderdetails?orderId=${encodeURIComponent(line)}`, {
      'x-request-id': line.replaceAll('\n', '\\n'),
    });
    till.shop.report({ event: 'told', detail: line });
    expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ event: 'told', detail: line });
    expect(log.length).toBeGreaterThan(3);
    for (const entry of log) {
      expect(entry.trimEnd()).not.toContain('\n');
      expect(JSON.parse(entry)).not.toMatchObject({ msg: 'FORGED' });
    }
  });
});
