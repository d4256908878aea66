import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { pendingDecisions, reviewDecisions } from '#cli/commands/sandbox/fault-choices.ts';
import { askSandbox, plainly } from '#cli/commands/sandbox/sandbox-call.ts';
import { confirmed } from '#cli/input/confirm.ts';
import { parseFlags, wholeNumber } from '#cli/input/parse.ts';
import { oneOf } from '#cli/report/choice.ts';
import { table } from '#cli/report/table.ts';
import type { Action } from '#cli/session/session.ts';

/** Milliseconds: filling and emptying a whole shop takes longer than an answer. */
const wholeShop = 600_000;

/** `crunch sandbox status` */
export const sandboxStatus: Action = async (session) =>
  plainly(await askSandbox(session, 'GET', '/sandbox/status'));

/** `crunch sandbox reset` */
export const sandboxReset: Action = async (session, { flags }) => {
  const { words, settings } = session;
  const { yes } = parseFlags(z.object({ yes: z.optional(z.boolean()) }), flags, words);
  const status = await askSandbox(session, 'GET', '/sandbox/status');
  const deleted = z.parse(counted, status);
  const facts = { ...deleted, shop: settings.baseUrl };
  if (yes !== true) await confirmed(fillBlanks(words['sandbox.resetAsk'], facts), session);
  await askSandbox(session, 'POST', '/sandbox/reset', undefined, wholeShop);
  return {
    data: { reset: true, deleted },
    text: () => fillBlanks(words['sandbox.resetDone'], facts),
  };
};

/** What is counted of that which a reset deletes. */
const counted = z.object({ orders: z.number(), mails: z.number(), telemetryItems: z.number() });

/** `crunch sandbox seed --products 10000` */
export const sandboxSeed: Action = async (session, { flags }) => {
  const { products } = parseFlags(z.object({ products: z.string() }), flags, session.words);
  const count = wholeNumber(products, '--products', { least: 1, most: 200_000 }, session.words);
  return plainly(
    await askSandbox(session, 'POST', '/sandbox/seed', { products: count }, wholeShop),
  );
};

/** `crunch sandbox restock CHP-0302 --quantity 24` */
export const sandboxRestock: Action = async (session, { args: [productId = ''], flags }) => {
  const { words } = session;
  const { quantity } = parseFlags(z.object({ quantity: z.string() }), flags, words);
  const count = wholeNumber(quantity, '--quantity', { least: 0, most: 1_000_000 }, words);
  return plainly(
    await askSandbox(session, 'POST', '/sandbox/restock', { productId, quantity: count }),
  );
};

/** `crunch sandbox review [accept|reject]` */
export const sandboxReview: Action = async (session, { args: [decision], flags }) => {
  const { order } = parseFlags(z.object({ order: z.optional(z.string()) }), flags, session.words);
  if (decision === undefined) return plainly(await askSandbox(session, 'GET', '/sandbox/reviews'));
  oneOf('decision', decision, reviewDecisions, session.words);
  const wish = { decision, ...(order === undefined ? {} : { orderId: order }) };
  return plainly(await askSandbox(session, 'POST', '/sandbox/reviews', wish));
};

/** `crunch sandbox pending [complete|decline]`; without a decision the pending sales are shown. */
export const sandboxPending: Action = async (session, { args: [decision], flags }) => {
  const { words } = session;
  const { order, questions } = parseFlags(pendingFlags, flags, words);
  const path = '/sandbox/pending-sales';
  if (questions !== undefined) {
    const count = wholeNumber(questions, '--questions', { least: 1, most: 1000 }, words);
    return plainly(await askSandbox(session, 'PUT', path, { questions: count }));
  }
  if (decision === undefined) return plainly(await askSandbox(session, 'GET', path));
  oneOf('decision', decision, pendingDecisions, words);
  const wish = { decision, ...(order === undefined ? {} : { orderId: order }) };
  return plainly(await askSandbox(session, 'POST', path, wish));
};

const pendingFlags = z.object({
  order: z.optional(z.string()),
  questions: z.optional(z.string()),
});

const mailbox = z.object({
  mails: z.array(
    z.looseObject({
      receivedAt: z.string(),
      to: z.array(z.string()),
      subject: z.string(),
      text: z.string(),
    }),
  ),
});

/** `crunch sandbox mail` */
export const sandboxMail: Action = async (session, { flags }) => {
  const { words } = session;
  const { to } = parseFlags(z.object({ to: z.optional(z.string()) }), flags, words);
  const box = z.parse(mailbox, await askSandbox(session, 'GET', '/sandbox/mail'));
  const mails = to === undefined ? box.mails : box.mails.filter((mail) => mail.to.includes(to));
  const columns = [
    { title: words['out.received'] },
    { title: words['out.to'] },
    { title: words['out.subject'] },
  ];
  return {
    data: { mails },
    text: () =>
      mails.length === 0
        ? words['out.noMail']
        : table(
            columns,
            mails.map((mail) => [mail.receivedAt, mail.to.join(', '), mail.subject]),
            session.terminal,
          ),
  };
};

/** `crunch sandbox ledger` */
export const sandboxLedger: Action = async (session, { flags }) => {
  const { order } = parseFlags(z.object({ order: z.optional(z.string()) }), flags, session.words);
  const asked = order === undefined ? '' : `?${new URLSearchParams({ order })}`;
  const data = await askSandbox(session, 'GET', `/sandbox/ledger${asked}`);
  return { data, text: () => JSON.stringify(data, null, 2) };
};
