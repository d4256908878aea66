import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RecordedCall } from '#adapters/http/wire/tools/recorded-call.ts';
import { markupText } from '#domain/content/markup-text.ts';
import { recordingOff, recordingsPath, recordQuery } from '#domain/session/recording.ts';
import { page, table, wide } from '#sandbox/control/page-parts.ts';
import type { Recording, RecordingStore } from '#sandbox/recording/recording-store.ts';
import { scenarioOf } from '#sandbox/recording/trip/scenario-of.ts';
import { mostCalls } from '#sandbox/recording/trip/trip.ts';

/** Longest fact in the list, characters; the file has what a command needs of it. */
const longestFact = 300;

/** What happened in a session: the recorded ones, each with its calls and its scenario. */
export const registerRecordingPages = (
  app: FastifyInstance,
  store: RecordingStore,
  shopOrigin: string,
): void => {
  app.get(recordingsPath, async (_request, reply) => {
    const address = `${shopOrigin}/?${recordQuery}=${newName()}`;
    const begin = `<p><a href="${markupText(address)}">Record a session in the shop</a></p>
      <p>The tab is recorded until it is closed, or opened with <code>?${recordQuery}=${recordingOff}</code>.
      <code>crunch record --out trip.yaml</code> does the same, and writes the file when its window is closed.</p>`;
    const recordings = store.list();
    const body =
      recordings.length === 0 ? '<p>No session was recorded yet.</p>' : listed(recordings);
    return page(reply, title, `${begin}${body}`);
  });

  app.get<{ Params: { name: string } }>(`${recordingsPath}/:name`, async ({ params }, reply) => {
    const found = store.find(params.name);
    const all = `<p><a href="${recordingsPath}">All sessions</a></p>`;
    if (found === undefined) {
      return page(reply.code(404), title, `${all}<p>There is no such session.</p>`);
    }
    return page(reply, title, `${all}${whole(found)}`);
  });
};

const title = 'What happened in a session';

const newName = (): string => randomBytes(6).toString('hex');

const listed = (recordings: readonly Recording[]): string =>
  wide(
    'Sessions',
    table(
      'Sessions, the newest first',
      ['session', 'began (UTC)', 'calls', 'last call'],
      recordings.map(({ name, calls }) => [
        `<a href="${recordingsPath}/${name}">${name}</a>`,
        momentOf(calls[0]),
        String(calls.length),
        markupText(calls.at(-1)?.call ?? ''),
      ]),
    ),
  );

const whole = ({ name, calls }: Recording): string => {
  const rows = calls.map((call) => [momentOf(call), whatOf(call), factsOf(call)]);
  const full = calls.length < mostCalls ? '' : `<p>Only the first ${mostCalls} calls are kept.</p>`;
  return `<h2>Session ${name}</h2>
    <form method="get" action="${recordingsPath}/${name}/trip.yaml" class="download"><button>Download the scenario</button></form>
    ${full}${wide('Calls', table('What the pages called', ['when (UTC)', 'use case', 'facts'], rows))}
    <h2>The scenario</h2>
    <pre>${markupText(scenarioOf(calls))}</pre>`;
};

const momentOf = (call: RecordedCall | undefined): string =>
  call === undefined ? '' : new Date(call.at).toISOString().slice(11, 19);

/** One column for both: a phone has no room for a third that is mostly empty. */
const whatOf = ({ call, failed }: RecordedCall): string =>
  failed === undefined
    ? markupText(call)
    : `${markupText(call)}<br><strong>refused: ${markupText(failed)}</strong>`;

/** The facts a command needs to do it again; a cart by its sums. */
const factsOf = ({ facts }: RecordedCall): string => {
  const { is: _, ...rest } = facts;
  return `<span class="told">${markupText(plain(rest).slice(0, longestFact))}</span>`;
};

/** Names and values without the signs of JSON, for people. */
const plain = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .filter(([name, part]) => name !== 'lines' && part !== '' && part !== false)
    .map(([name, part]) =>
      typeof part === 'object' ? `${name} (${plain(part)})` : `${name} ${plain(part)}`,
    )
    .join(', ');
};
