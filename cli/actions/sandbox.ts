import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import { parseFlags, wholeNumber } from '#cli/parse.ts';
import type { Action, Answer, Session } from '#cli/session.ts';
import { pairs, table } from '#cli/table.ts';
import { exitCodes, Trouble } from '#cli/trouble.ts';
import type { Words } from '#cli/words/words.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const ownFailure = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
/** The payment gateway speaks its vendor's form. */
const gatewayFailure = z.object({ reason: z.string(), message: z.string() });

/** One call of the tools page; its refusals and its absence are failures with words. */
const ask = async (
  { settings, words }: Session,
  method: Method,
  path: string,
  body?: unknown,
): Promise<unknown> => {
  const address = settings.toolsUrl;
  const answer = await fetch(`${address}${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((cause: unknown) => {
    throw new Trouble(
      { code: 'SandboxUnreachable', message: fillBlanks(words['error.sandbox'], { address }) },
      exitCodes.unreachable,
      cause,
    );
  });
  const read: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && read !== undefined) return read;
  throw sandboxRefusal(answer.status, read, words);
};

const sandboxRefusal = (status: number, body: unknown, words: Words): Trouble => {
  const own = z.safeParse(ownFailure, body);
  const gateway = z.safeParse(gatewayFailure, body);
  const issue = own.data?.error.message ?? gateway.data?.message ?? `HTTP ${status}`;
  return new Trouble(
    {
      code: own.data?.error.code ?? gateway.data?.reason ?? 'SandboxRefused',
      message: fillBlanks(words['error.sandboxRefused'], { issue }),
    },
    status >= 500 ? exitCodes.unreachable : exitCodes.refused,
  );
};

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const facts = (data: unknown): string =>
  typeof data === 'object' && data !== null
    ? pairs(Object.entries(data).map(([name, value]) => [name, shown(value)]))
    : shown(data);

const plainly = (data: unknown): Answer => ({ data, text: () => facts(data) });

/** `crunch sandbox status` */
export const sandboxStatus: Action = async (session) =>
  plainly(await ask(session, 'GET', '/sandbox/status'));

/** `crunch sandbox reset` */
export const sandboxReset: Action = async (session) => {
  const data = await ask(session, 'POST', '/sandbox/reset');
  return { data, text: () => session.words['out.done'] };
};

/** `crunch sandbox seed --products 10000` */
export const sandboxSeed: Action = async (session, { flags }) => {
  const { products } = parseFlags(z.object({ products: z.string() }), flags, session.words);
  const count = wholeNumber(products, '--products', { least: 1, most: 200_000 }, session.words);
  return plainly(await ask(session, 'POST', '/sandbox/seed', { products: count }));
};

const faultFlags = z.object({
  operation: z.optional(z.string()),
  count: z.optional(z.string()),
  delay: z.optional(z.string()),
  clear: z.optional(z.boolean()),
});

/** `crunch sandbox fault [mode]` */
export const sandboxFault: Action = async (session, { args: [mode], flags }) => {
  const { words } = session;
  const { operation, count, delay, clear } = parseFlags(faultFlags, flags, words);
  if (clear) {
    const data = await ask(session, 'DELETE', '/sandbox/faults');
    return { data, text: () => words['out.done'] };
  }
  if (mode === undefined) return plainly(await ask(session, 'GET', '/sandbox/faults'));
  const fault = {
    mode,
    ...(operation === undefined ? {} : { operation }),
    ...(count === undefined
      ? {}
      : { count: wholeNumber(count, '--count', { least: 1, most: 1000 }, words) }),
    ...(delay === undefined
      ? {}
      : { delayMs: wholeNumber(delay, '--delay', { least: 0, most: 600_000 }, words) }),
  };
  return plainly(await ask(session, 'PUT', '/sandbox/faults', fault));
};

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
export const sandboxMail: Action = async (session) => {
  const { words } = session;
  const { mails } = z.parse(mailbox, await ask(session, 'GET', '/sandbox/mail'));
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
            session.terminal.paint.bold,
          ),
  };
};

/** `crunch sandbox ledger` */
export const sandboxLedger: Action = async (session) => {
  const data = await ask(session, 'GET', '/sandbox/ledger');
  return { data, text: () => JSON.stringify(data, null, 2) };
};
