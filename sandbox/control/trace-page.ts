import type { FastifyInstance } from 'fastify';
import type { StoredTrace, TraceSpan } from '#adapters/http/wire/tools/traces.ts';
import { markupText } from '#domain/content/markup-text.ts';
import { page, pathText, table, wide } from '#sandbox/control/page-parts.ts';
import { traceQuestion } from '#sandbox/traces/trace-routes.ts';
import type { TraceStore } from '#sandbox/traces/trace-store.ts';

/** Traces listed when nobody asks for one. */
const listed = 50;
/** Steps indented at most: deeper ones stand at the same place, so that a phone shows them. */
const deepest = 6;

/** What is looked for stays in its field. */
const form = (order = '', request = ''): string =>
  `<form method="get" action="/traces" class="filters" role="search">
  <label>Order number <input name="order" maxlength="40" value="${markupText(order)}"></label>
  <label>Request id <input name="request" maxlength="100" value="${markupText(request)}"></label>
  <button>Show the trace</button></form>`;

/** The traces of the shop: the newest ones, or those of one order or request, drawn as waterfalls. */
export const registerTracePage = (app: FastifyInstance, store: TraceStore): void => {
  app.get('/traces', async (request, reply) => {
    const given = Object.entries((request.query ?? {}) as Readonly<Record<string, unknown>>);
    // A form sends its empty fields too.
    const asked = traceQuestion.safeParse(
      Object.fromEntries(given.filter(([, value]) => value !== '')),
    );
    if (!asked.success) return page(reply.code(400), 'Traces', `${form()}<p>Name one thing.</p>`);
    const { order, request: requestId, trace } = asked.data;
    if (order === undefined && requestId === undefined && trace === undefined) {
      return page(reply, 'Traces', `${form()}${list(store.find({ most: listed }))}`);
    }
    const found = store.find({
      ...(order !== undefined && { order }),
      ...(requestId !== undefined && { request: requestId }),
      ...(trace !== undefined && { trace }),
    });
    const body = found.map(drawn).join('') || `<p>${none}</p>`;
    const all = '<p><a href="/traces">All traces</a></p>';
    return page(reply, 'Traces', `${form(order, requestId)}${all}${body}`);
  });
};

const none =
  'No trace of this is kept. It may be older than the last ones, or a read-only call that was not recorded.';

const list = (traces: readonly StoredTrace[]): string =>
  traces.length === 0
    ? '<p>No trace yet.</p>'
    : wide(
        'Newest traces',
        table(
          'Newest traces',
          ['what', 'status', 'began (UTC)', 'order', 'steps', 'ms'],
          [...traces]
            .reverse()
            .map(({ traceId, startedAt, spans, orderIds, durationMs }) => [
              `<a href="/traces?trace=${traceId}">${pathText(spans[0]?.name ?? traceId)}</a>`,
              figure(markupText(endOf(spans))),
              figure(momentOf(startedAt)),
              figure(markupText(orderIds.join(', '))),
              figure(String(spans.length)),
              figure(durationMs.toFixed(1)),
            ]),
        ),
      );

/** How the first call was answered, and how many steps failed, so that a trouble is seen without opening it. */
const endOf = (spans: readonly TraceSpan[]): string => {
  const failed = spans.filter((span) => span.failed).length;
  const status = spans[0]?.attributes['http.response.status_code'] ?? '';
  return [String(status), failed === 0 ? '' : `${failed} failed`]
    .filter((word) => word !== '')
    .join(', ');
};

/** A phone leaves out the day: most traces are of today. */
const momentOf = (time: string): string =>
  `<span class="day">${time.slice(0, 10)} </span>${time.slice(11, 19)}`;

const figure = (text: string): string => `<span class="figure">${text}</span>`;

const drawn = (trace: StoredTrace): string => {
  const { traceId, orderIds, requestIds, startedAt, spans, durationMs } = trace;
  const facts = [
    `Began ${startedAt}, took ${durationMs.toFixed(1)} ms, ${spans.length} steps.`,
    ...(orderIds.length > 0 ? [`Order ${orderIds.join(', ')}.`] : []),
  ];
  const rows = spans.map((span) => [
    `<span class="step in${Math.min(span.depth, deepest)}">${stepText(span.name)}</span>${bar(span, trace)}`,
    markupText(statusOf(span)),
    figure(span.startMs.toFixed(1)),
    figure(span.durationMs.toFixed(1)),
  ]);
  const caption = 'Steps; a step stands below the one that caused it';
  const steps = table(caption, ['step', 'status', 'after ms', 'took ms'], rows);
  return `<section><h2>Trace <code>${traceId}</code></h2><p>${markupText(facts.join(' '))}</p>
    ${requests(requestIds)}${wide(`Steps of trace ${traceId}`, steps)}</section>`;
};

/** Names of tables may go on in the next line too. */
const stepText = (name: string): string => pathText(name).replaceAll('_', '_<wbr>');

/** A command's trace has a dozen: they would hide the steps. */
const requests = (ids: readonly string[]): string =>
  ids.length === 0
    ? ''
    : `<details><summary>Request ids (${ids.length})</summary><ul>${ids
        .map((id) => `<li><code>${markupText(id)}</code></li>`)
        .join('')}</ul></details>`;

/** Decoration: the table's figures say the same. */
const bar = ({ startMs, durationMs, failed }: TraceSpan, trace: StoredTrace): string => {
  const part = (milliseconds: number) =>
    Math.round((milliseconds / Math.max(trace.durationMs, 0.001)) * 1000) / 10;
  const from = Math.min(part(startMs), 99.5);
  const width = Math.max(0.5, Math.min(part(durationMs), 100 - from));
  return `<svg class="bar${failed ? ' failed' : ''}" aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none"><rect x="${from}" y="0" width="${width}" height="4"/></svg>`;
};

const statusOf = ({ failed, attributes }: TraceSpan): string => {
  const told =
    attributes['http.response.status_code'] ??
    attributes['crunchcart.outcome'] ??
    attributes['error.type'];
  return [failed ? 'failed' : '', told ?? ''].filter((word) => word !== '').join(' ');
};
