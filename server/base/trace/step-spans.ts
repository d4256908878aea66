import { context, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  nameStatement,
  ownAttributes,
  type Party,
  spanNames,
} from '#server/base/trace/span-names.ts';
import { preciseNow, shopTracer, takeSpan, tracingNow } from '#server/base/trace/tracing.ts';

/**
 * A span below the current one. None where nothing is recorded above: no step begins a trace, so the
 * queries of an idle job leave nothing behind.
 */
const beginStep = (
  name: () => string,
  attributes: () => Readonly<Record<string, string>>,
  startTime = preciseNow(),
): Span | undefined => {
  if (tracingNow() === undefined) return undefined;
  const active = context.active();
  if (!takeSpan(active)) return undefined;
  return shopTracer().startSpan(
    name(),
    { kind: SpanKind.CLIENT, attributes: attributes(), startTime },
    active,
  );
};

/** A party's codes only; any other words could repeat what was sent. */
const isCode = /^(?:[A-Z][A-Z0-9_]{2,59}|HTTP \d{3})$/;

/** Outcomes after which nobody knows what happened, or nothing did. */
const failures: ReadonlySet<unknown> = new Set(['unknown', 'failed', 'unreachable']);

const endStep = (span: Span, answer: unknown): void => {
  if (typeof answer === 'object' && answer !== null) {
    const { kind, reason, why } = answer as Readonly<Record<string, unknown>>;
    if (typeof kind === 'string') span.setAttribute(ownAttributes.outcome, kind);
    for (const words of [reason, why]) {
      if (typeof words === 'string' && isCode.test(words)) {
        span.setAttribute(ownAttributes.reason, words);
      }
    }
    if (failures.has(kind)) span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end(preciseNow());
};

/** An error's message may quote a row or an address; its kind may not. */
export const failSpan = (span: Span, error: unknown): void => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
};

const known = new WeakSet<object>();

/**
 * The same party, and a span for each question it is asked. Nothing is sent along: no party is ours
 * to trace (D-TEL-44).
 */
export const tracedParty = <Asked extends object>(party: Party, asked: Asked): Asked => {
  if (known.has(asked)) return asked;
  const traced = Object.fromEntries(
    Object.entries(asked).map(([operation, ask]) => [
      operation,
      typeof ask === 'function' ? tracedQuestion(party, operation, asked) : ask,
    ]),
  ) as Asked;
  known.add(traced);
  return traced;
};

const tracedQuestion =
  (party: Party, operation: string, asked: object) =>
  (...facts: unknown[]): unknown => {
    const question = (): unknown => Reflect.apply(Reflect.get(asked, operation), asked, facts);
    const span = beginStep(
      () => spanNames.party(party, operation),
      () => ({ 'peer.service': party }),
    );
    if (span === undefined) return question();
    return new Promise((resolve) => resolve(question())).then(
      (answer) => {
        endStep(span, answer);
        return answer;
      },
      (error: unknown) => {
        failSpan(span, error);
        span.end(preciseNow());
        throw error;
      },
    );
  };

/** Names of statements by their text, which has no values in it; bounded like the texts a connection prepares. */
const names = new Map<string, ReturnType<typeof nameStatement>>();
const mostNames = 1000;
const longestText = 8000;

const nameOf = (sql: string): ReturnType<typeof nameStatement> => {
  const found = names.get(sql) ?? nameStatement(sql);
  if (names.size < mostNames && sql.length <= longestText) names.set(sql, found);
  return found;
};

/** A statement that just ended, told by the database's client: its kind and table, nothing of a row. */
export const noteStatement = (sql: string, milliseconds: number, error?: unknown): void => {
  if (tracingNow() === undefined) return;
  const end = preciseNow();
  const { kind, table } = nameOf(sql);
  const span = beginStep(
    () => spanNames.statement(kind, table),
    () => ({
      'db.system.name': 'postgresql',
      'db.operation.name': kind,
      ...(table !== undefined && { 'db.collection.name': table }),
    }),
    end - milliseconds,
  );
  if (span === undefined) return;
  if (error !== undefined) failSpan(span, error);
  span.end(end);
};
