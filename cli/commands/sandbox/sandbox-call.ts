import * as z from 'zod/mini';
import { fillBlanks } from '#application/messages/message.ts';
import type { Answer } from '#cli/report/answer.ts';
import { CommandFailure, errorCode, exitCodes } from '#cli/report/command-failure.ts';
import { pairs } from '#cli/report/table.ts';
import { write } from '#cli/report/terminal.ts';
import type { Session } from '#cli/session/session.ts';
import { usualTimeout } from '#cli/session/timeout.ts';
import { sandboxOf } from '#cli/shop/sandbox-of.ts';
import type { Words } from '#cli/words/words.ts';
import { sandboxHeader } from '#domain/session/own-request.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const ownFailure = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
/** The payment gateway answers in its vendor's form. */
const gatewayFailure = z.object({ reason: z.string(), message: z.string() });

/** One call of the tools page. A refusal, or no answer, becomes a failure with a sentence. */
export const askSandbox = async (
  session: Session,
  method: Method,
  path: string,
  body?: unknown,
  patience = usualTimeout,
): Promise<unknown> => {
  const { settings, words } = session;
  const address = await toolsOf(session);
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      [sandboxHeader]: 'crunch',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(settings.timeout ?? patience),
  }).catch((cause: unknown) => {
    throw new CommandFailure(
      { code: 'SandboxUnreachable', message: fillBlanks(words['error.sandbox'], { address }) },
      exitCodes.unreachable,
      cause,
    );
  });
  const read: unknown = await answer.json().catch(() => undefined);
  if (answer.ok && read !== undefined) {
    if (method !== 'GET') await sayWhich(session);
    return read;
  }
  throw sandboxRefusal(answer.status, read, words);
};

/**
 * The tools of the shop's own sandbox. A shop of this machine that does not answer may still have its
 * sandbox at the usual port, but only when nobody named another shop.
 */
export const toolsOf = async ({ settings, words }: Session): Promise<string> => {
  const { baseUrl: shop } = settings;
  const found = await sandboxOf(settings);
  if (typeof found === 'object') return found.tools;
  if (found !== 'none' && !settings.baseUrlGiven) return settings.toolsUrl;
  const [code, sentence, exit] =
    found === 'none'
      ? (['SandboxMissing', 'error.noSandbox', exitCodes.refused] as const)
      : (['ShopUnreachable', 'error.sandboxOfShop', exitCodes.unreachable] as const);
  throw new CommandFailure({ code, message: fillBlanks(words[sentence], { shop }) }, exit);
};

/** Commands that have said it. */
const told = new WeakSet<Session>();

/** What changes a sandbox says whose it is, so that nobody empties another one by mistake. */
const sayWhich = async (session: Session): Promise<void> => {
  const { settings, terminal, words } = session;
  if (settings.json || settings.quiet || told.has(session)) return;
  told.add(session);
  const whose = fillBlanks(words['out.sandboxOf'], { shop: settings.baseUrl });
  await write(terminal.stderr, `${whose}\n`);
};

const sandboxRefusal = (status: number, body: unknown, words: Words): CommandFailure => {
  const own = z.safeParse(ownFailure, body);
  const gateway = z.safeParse(gatewayFailure, body);
  const issue = own.data?.error.message ?? gateway.data?.message ?? `HTTP ${status}`;
  return new CommandFailure(
    {
      code: errorCode(own.data?.error.code ?? gateway.data?.reason ?? 'SandboxRefused'),
      message: fillBlanks(words['error.sandboxRefused'], { issue }),
    },
    status >= 500 ? exitCodes.unreachable : exitOf(status),
  );
};

/** What was asked could not be read, or could not be done. */
const exitOf = (status: number) =>
  status === 400 || status === 422 ? exitCodes.badInput : exitCodes.refused;

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

const facts = (data: unknown): string =>
  typeof data === 'object' && data !== null
    ? pairs(Object.entries(data).map(([name, value]) => [name, shown(value)]))
    : shown(data);

export const plainly = (data: unknown): Answer => ({ data, text: () => facts(data) });
