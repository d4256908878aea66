import type { FastifyInstance } from 'fastify';
import { markupText } from '#domain/content/markup-text.ts';
import { type ControlParts, restockBody } from '#sandbox/control/control-api.ts';
import { controlStyle } from '#sandbox/control/control-style.ts';
import { registerOrderPages } from '#sandbox/control/order-pages.ts';
import { page, table } from '#sandbox/control/page-parts.ts';
import { accountsAt } from '#sandbox/control/steering-api.ts';
import type { ReceivedMail } from '#sandbox/mail/mailbox.ts';

const shownItems = 200;

/** The control pages: all data of the sandbox. Each page says "sandbox". */
export const registerControlPage = (app: FastifyInstance, parts: ControlParts): void => {
  const { mailbox, collector, controls } = parts;
  app.get('/style.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(controlStyle),
  );

  app.get('/', async (_request, reply) => {
    const status = Object.entries(await controls.status());
    const rows = status.map(([name, value]) => [markupText(name), markupText(shown(value))]);
    const body = `
      ${table('Status', ['what', 'value'], rows)}
      <nav aria-label="Sandbox"><ul>
        <li><a href="/people">People who can sign in</a></li>
        <li><a href="/mail">Mailbox</a> (${mailbox.mails().length})</li>
        <li><a href="/traces">Traces: what an order went through</a></li>
        <li><a href="/telemetry">Telemetry</a> (${collector.store.items().length})</li>
        <li><a href="/recordings">What happened in a session</a></li>
        <li><a href="/speed">Speed: what shoppers feel</a></li>
        <li><a href="/payments">Payments</a></li>
        <li><a href="/orders">Orders: why is it as it is?</a></li>
      </ul></nav>
      ${restockForm}
      <p>Scripts use <code>/sandbox/status</code>, <code>/sandbox/reset</code>,
      <code>/sandbox/seed</code>,
      <code>/sandbox/restock</code>, <code>/sandbox/faults</code>, <code>/sandbox/ledger</code>,
      <code>/sandbox/reviews</code>, <code>/sandbox/pending-sales</code>,
      <code>/sandbox/mail</code> and <code>/sandbox/telemetry</code> (also
      <code>/sandbox/telemetry/faults</code>, <code>/sandbox/telemetry/config</code>), or <code>crunch sandbox</code>.</p>`;
    return page(reply, 'Control page', body);
  });

  registerRestockForm(app, parts);
  registerPeoplePage(app, parts);
  registerOrderPages(app, controls.operator);

  app.get('/mail', async (_request, reply) => {
    const mails = [...mailbox.mails()].reverse().slice(0, shownItems);
    const body = mails.map(
      (mail) => `<article><h2>${markupText(mail.subject)}</h2>
        <p>${markupText(mail.receivedAt)}, from ${markupText(mail.from)} to ${markupText(mail.to.join(', '))}${again(mail)}</p>
        ${mail.html === '' ? '' : `<p><a href="/mail/${mail.id}">Show “${markupText(mail.subject)}” as a mail program does</a></p>`}
        <pre>${markupText(mail.text)}</pre></article>`,
    );
    return page(reply, 'Mailbox', body.join('') || '<p>No mail yet.</p>');
  });

  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = mailbox.mails().find(({ id }) => String(id) === request.params.id);
    if (mail === undefined || mail.html === '') {
      return page(reply.code(404), 'Mailbox', '<p>There is no such mail.</p>');
    }
    return reply
      .header('content-security-policy', mailPolicy)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html);
  });

  app.get('/payments', async (_request, reply) => {
    const read = (path: string) =>
      fetch(`${controls.gatewayOrigin}${path}`).then(
        (answer) => answer.text(),
        () => 'The payment gateway does not answer.',
      );
    const [ledger, faults] = await Promise.all([read('/sandbox/ledger'), read('/sandbox/faults')]);
    const body = `<h2>Waiting faults</h2><pre>${markupText(indented(faults))}</pre>
      <h2>Ledger</h2><pre>${markupText(indented(ledger))}</pre>`;
    return page(reply, 'Payments', body);
  });
};

/** As mail programs have it: pictures and styles, no scripts, no forms, and links leave the mail. */
const mailPolicy =
  "default-src 'none'; img-src http: https:; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** Repeated mails have the same Message-ID and receivers; a mailbox shows them once. */
const again = ({ copies = 0 }: ReceivedMail): string =>
  copies === 0 ? '' : `; came again: ${copies}`;

const restockForm = `<form method="post" action="/restock"><h2>Restock</h2>
  <p><label>Product <input name="productId" required maxlength="80" placeholder="CHP-0302"></label>
  <label>Units on each shelf <input name="quantity" type="number" min="0" max="1000000" value="24" required></label>
  <button>Restock</button></p>
  <p>0 sells it out. Whoever waits for the product gets a mail when it is back.</p></form>`;

/** The only form of the page. A body that is not JSON is accepted from this page only. */
const registerRestockForm = (app: FastifyInstance, { controls }: ControlParts): void => {
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(
    form,
    { parseAs: 'string', bodyLimit: 4096 },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );
  app.post('/restock', async (request, reply) => {
    const { productId, quantity } = (request.body ?? {}) as Record<string, string>;
    const body = restockBody.safeParse({ productId, quantity: Number(quantity) });
    if (!body.success) {
      return page(reply.code(400), 'Restock', '<p>Name a product and a whole number.</p>');
    }
    const { productId: id, quantity: stock } = body.data;
    const found = await controls.changeProduct(id, { stock });
    const name = markupText(body.data.productId);
    if (!found) return page(reply.code(404), 'Restock', `<p>There is no product ${name}.</p>`);
    return page(reply, 'Restock', `<p>${name}: ${body.data.quantity} on each shelf.</p>`);
  });
};

const personColumns = [
  'name',
  'email',
  'password',
  'state',
  'locked',
  'factor',
  'loyaltyId',
] as const;

const registerPeoplePage = (app: FastifyInstance, { controls }: ControlParts): void => {
  app.get('/people', async (_request, reply) => {
    const accounts = await accountsAt(controls.identityOrigin);
    const rows = accounts.map((account) =>
      personColumns.map((column) => markupText(String(account[column] ?? ''))),
    );
    const body = rows.length > 0 ? table('Accounts', personColumns, rows) : '';
    return page(reply, 'People', body || '<p>The identity provider does not answer.</p>');
  });
};

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const indented = (json: string): string => {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
};
