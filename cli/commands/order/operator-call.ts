import * as z from 'zod/mini';
import {
  type OrderStory,
  operatorAnswer,
  operatorHeader,
  operatorPath,
} from '#adapters/http/wire/operator.ts';
import {
  type ModeratedReview,
  operatorReviewsAnswer,
  operatorReviewsPath,
} from '#adapters/http/wire/operator-reviews.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { toolsOf } from '#cli/commands/sandbox/sandbox-call.ts';
import { CommandFailure, errorCode, exitCodes } from '#cli/report/command-failure.ts';
import { isOwnMachine } from '#cli/session/own-machine.ts';
import type { Session } from '#cli/session/session.ts';
import { usualTimeout } from '#cli/session/timeout.ts';
import { sandboxHeader } from '#domain/session/own-request.ts';

interface Question {
  readonly method: 'GET' | 'POST';
  /** Behind the number of the order, such as `why`, or the path of the reviews. */
  readonly what: string;
  /** What else it says, such as carrier and tracking number. */
  readonly details?: Readonly<Record<string, string>>;
  /** Sentences for people, which no address should hold. */
  readonly body?: object;
}

/** Below which paths an operator is answered: by the shop, and by the sandbox's control page. */
const desks = {
  orders: { shop: operatorPath, sandbox: '/sandbox/orders' },
  reviews: { shop: operatorReviewsPath, sandbox: '/sandbox/product-reviews' },
} as const;

/** One call about an order. */
export const askOperator = async (
  session: Session,
  orderId: string,
  question: Question,
): Promise<OrderStory> => {
  const what = `/${encodeURIComponent(orderId)}/${question.what}`;
  const [story] = await asked(session, 'orders', { ...question, what }, operatorAnswer);
  return story;
};

/** One call about what customers say of products. */
export const askAboutReviews = (
  session: Session,
  question: Question,
): Promise<readonly ModeratedReview[]> =>
  asked(session, 'reviews', question, operatorReviewsAnswer);

type Told<Data> =
  | { readonly success: true; readonly data: Data }
  | { readonly success: false; readonly code: string; readonly message: string };

/**
 * One call as the shop's operator, with the key of `CRUNCH_OPERATOR_KEY`. Without one the control page of
 * the sandbox asks, which is the operator of this machine's shop (D-ORDER-05).
 */
const asked = async <Data>(
  session: Session,
  desk: keyof typeof desks,
  { method, what, details, body }: Question,
  schema: z.core.$ZodType<Told<Data>>,
): Promise<Data> => {
  const { settings, words } = session;
  const { base, header } = await deskOf(session, desk);
  const search = new URLSearchParams({ ...details, lang: settings.language });
  const answer = await fetch(`${base}${what}?${search}`, {
    method,
    headers: {
      ...header,
      'accept-language': settings.language,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(settings.timeout ?? usualTimeout),
  }).catch((cause: unknown) => {
    const address = new URL(base).origin;
    const message = fillBlanks(words['error.operator'], { address });
    throw new CommandFailure(
      { code: 'OperatorUnreachable', message },
      exitCodes.unreachable,
      cause,
    );
  });
  const read = z.safeParse(schema, await answer.json().catch(() => undefined));
  if (read.data?.success) return read.data.data;
  const code = errorCode(read.data?.code ?? 'AnswerUnreadable');
  const message = read.data?.message ?? `HTTP ${answer.status}`;
  const exit = read.data === undefined || answer.status >= 500 ? 'unreachable' : 'refused';
  throw new CommandFailure({ code, message }, exitCodes[exit]);
};

/** Where the operator is asked, and what opens it. */
const deskOf = async (session: Session, desk: keyof typeof desks) => {
  const { settings, words } = session;
  const key = settings.environment['CRUNCH_OPERATOR_KEY'];
  const { shop, sandbox } = desks[desk];
  if (key) return { base: `${settings.baseUrl}${shop}`, header: { [operatorHeader]: key } };
  const { hostname } = new URL(settings.baseUrl);
  if (isOwnMachine(hostname)) {
    return { base: `${await toolsOf(session)}${sandbox}`, header: { [sandboxHeader]: 'crunch' } };
  }
  const message = fillBlanks(words['error.operatorKey'], { address: settings.baseUrl });
  throw new CommandFailure({ code: 'OperatorKeyMissing', message }, exitCodes.badInput);
};
