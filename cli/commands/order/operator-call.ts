import * as z from 'zod/mini';
import {
  type OrderStory,
  operatorAnswer,
  operatorHeader,
  operatorPath,
} from '#adapters/http/wire/operator.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import type { Session } from '#cli/session/session.ts';
import { sandboxHeader } from '#domain/session/own-request.ts';

interface Question {
  readonly method: 'GET' | 'POST';
  /** Behind the number of the order, such as `why`. */
  readonly what: string;
  /** What else it says, such as carrier and tracking number. */
  readonly details?: Readonly<Record<string, string>>;
}

/**
 * One call as the shop's operator, with the key of `CRUNCH_OPERATOR_KEY`. Without one the control page of
 * the sandbox asks, which is the operator of this machine's shop (D-ORDER-05).
 */
export const askOperator = async (
  session: Session,
  orderId: string,
  { method, what, details }: Question,
): Promise<OrderStory> => {
  const { settings, words } = session;
  const { base, header } = deskOf(session);
  const search = new URLSearchParams({ ...details, lang: settings.language });
  const answer = await fetch(`${base}/${encodeURIComponent(orderId)}/${what}?${search}`, {
    method,
    headers: { ...header, 'accept-language': settings.language },
    redirect: 'error',
  }).catch((cause: unknown) => {
    const address = new URL(base).origin;
    const message = fillBlanks(words['error.operator'], { address });
    throw new CommandFailure(
      { code: 'OperatorUnreachable', message },
      exitCodes.unreachable,
      cause,
    );
  });
  const read = z.safeParse(operatorAnswer, await answer.json().catch(() => undefined));
  if (read.data?.success) return read.data.data[0];
  const code = read.data?.code ?? 'AnswerUnreadable';
  const message = read.data?.message ?? `HTTP ${answer.status}`;
  const exit = read.data === undefined || answer.status >= 500 ? 'unreachable' : 'refused';
  throw new CommandFailure({ code, message }, exitCodes[exit]);
};

/** Where the operator is asked, and what opens it. */
const deskOf = ({ settings, words }: Session) => {
  const key = settings.environment['CRUNCH_OPERATOR_KEY'];
  if (key) return { base: `${settings.baseUrl}${operatorPath}`, header: { [operatorHeader]: key } };
  const { hostname } = new URL(settings.baseUrl);
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    return { base: `${settings.toolsUrl}/sandbox/orders`, header: { [sandboxHeader]: 'crunch' } };
  }
  const message = fillBlanks(words['error.operatorKey'], { address: settings.baseUrl });
  throw new CommandFailure({ code: 'OperatorKeyMissing', message }, exitCodes.badInput);
};
