import * as z from 'zod/mini';
import {
  type StoredTrace,
  type TraceSpan,
  tracesAnswer,
} from '#adapters/http/wire/tools/traces.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { askSandbox } from '#cli/commands/sandbox/sandbox-call.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import { pairs, table } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';

/** Width of the bars, characters. */
const barWidth = 24;
/** Longest name shown, characters; with the other columns a line fits 100. */
const longestName = 52;

/** An order number as people type it; whatever else is asked for is the id of a request. */
const orderForm = /^cc[\s-]?([0-9a-z]{4})[\s-]?([0-9a-z]{4})$/i;

/** `crunch trace ORDER|REQUEST-ID`: the waterfall of what the shop did for it. */
export const showTrace: Action = async (session, { args: [id = ''] }) => {
  const order = orderForm.exec(id.trim());
  const question = new URLSearchParams(
    order === null ? { request: id.trim() } : { order: `CC-${order[1]}-${order[2]}`.toUpperCase() },
  );
  const answer = await askSandbox(session, 'GET', `/sandbox/traces?${question}`);
  const read = z.safeParse(tracesAnswer, answer);
  const { words } = session;
  if (!read.success || read.data.traces.length === 0) {
    const message = fillBlanks(words['error.noTrace'], { id });
    throw new CommandFailure({ code: 'TraceNotFound', message }, exitCodes.refused);
  }
  const { traces } = read.data;
  return {
    data: { traces },
    text: () => traces.map((trace) => traceText(trace, session)).join('\n\n'),
  };
};

const traceText = (trace: StoredTrace, { words, terminal }: Session): string => {
  const { traceId, orderIds, requestIds, startedAt, durationMs, spans } = trace;
  const head = pairs([
    [words['out.trace'], traceId],
    ...(orderIds.length > 0 ? [[words['out.order'], orderIds.join(', ')] as const] : []),
    // A command has one trace and many requests: one a line.
    ...requestIds.map((id, at) => [at === 0 ? words['out.request'] : '', id] as const),
    [words['out.when'], startedAt],
    [words['out.took'], `${durationMs.toFixed(1)} ms`],
  ]);
  const columns = [
    { title: words['out.step'] },
    { title: '' },
    { title: 'ms', align: 'end' },
    { title: words['out.status'] },
  ] as const;
  const rows = spans.map((span) => [
    shortened(`${'  '.repeat(span.depth)}${span.name}`),
    bar(span, durationMs),
    span.durationMs.toFixed(1),
    statusOf(span, words['out.failed']),
  ]);
  return `${head}\n\n${table(columns, rows, terminal)}`;
};

const shortened = (text: string): string =>
  text.length <= longestName ? text : `${text.slice(0, longestName - 1)}…`;

/** Where in the trace a step lies; at least one mark, so that each is seen. */
const bar = ({ startMs, durationMs }: TraceSpan, whole: number): string => {
  const place = (milliseconds: number) =>
    Math.round((milliseconds / Math.max(whole, 0.001)) * barWidth);
  const from = Math.min(place(startMs), barWidth - 1);
  const width = Math.min(Math.max(1, place(durationMs)), barWidth - from);
  return `${'·'.repeat(from)}${'█'.repeat(width)}${'·'.repeat(barWidth - from - width)}`;
};

/** Attributes that say how a step ended, the plainest first. */
const tellingAttributes = [
  'http.response.status_code',
  'crunchcart.refusal',
  'crunchcart.outcome',
  'crunchcart.reason',
  'error.type',
];

const statusOf = ({ failed, attributes }: TraceSpan, failedWord: string): string =>
  [
    ...(failed ? [failedWord] : []),
    ...tellingAttributes.flatMap((name) => attributes[name] ?? []),
  ].join(' ');
