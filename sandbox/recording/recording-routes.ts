import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recordedCall } from '#adapters/http/wire/tools/recorded-call.ts';
import { isRecordingName, recordingsPath } from '#domain/session/recording.ts';
import type { Recording, RecordingStore } from '#sandbox/recording/recording-store.ts';
import { scenarioOf } from '#sandbox/recording/trip/scenario-of.ts';

/** Pages of the shop tell here what they called; they have an origin of their own. */
export const toldPath = `${recordingsPath}/:name`;

interface Named {
  Params: { name: string };
}

/** Takes what the pages of this shop, and of no other site, tell. */
export const registerToldCalls = (
  app: FastifyInstance,
  store: RecordingStore,
  shopOrigin: string,
): void => {
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: 65_536 },
    (_, body, done) => done(null, body),
  );
  // Before the body is read: other pages are told nothing else.
  const onRequest = async ({ headers }: FastifyRequest, reply: FastifyReply) =>
    headers.origin === shopOrigin
      ? undefined
      : refused(reply, 403, 'FORBIDDEN', 'Only pages of the shop tell what they called.');
  app.post<Named>(toldPath, { onRequest }, async ({ params, body }, reply) => {
    const call = recordedCall.safeParse(jsonOf(body));
    if (!call.success || !isRecordingName(params.name)) {
      return refused(reply, 400, 'INPUT_REFUSED', 'This is no call of a page.');
    }
    store.add(params.name, call.data);
    return reply.code(204).send();
  });
};

/** What was recorded, for `crunch record` and other programs. */
export const registerRecordings = (
  app: FastifyInstance,
  store: RecordingStore,
  shopOrigin: string,
): void => {
  app.get('/sandbox/recordings', async () => ({
    // Pages of this address alone are taken.
    shop: shopOrigin,
    recordings: store.list().map(({ name, calls }) => ({ name, calls: calls.length })),
  }));
  app.get<Named>('/sandbox/recordings/:name', async ({ params }, reply) => {
    const found = store.find(params.name);
    return found === undefined ? missing(reply) : answerOf(found);
  });
  app.delete('/sandbox/recordings', async () => {
    store.clear();
    return { cleared: true };
  });
  app.get<Named>(`${recordingsPath}/:name/trip.yaml`, async ({ params }, reply) => {
    const found = store.find(params.name);
    if (found === undefined) return missing(reply);
    return reply
      .type('application/yaml; charset=utf-8')
      .header('content-disposition', 'attachment; filename="trip.yaml"')
      .header('cache-control', 'no-store')
      .send(scenarioOf(found.calls));
  });
};

const answerOf = ({ name, calls }: Recording) => ({ name, calls, scenario: scenarioOf(calls) });

const missing = (reply: FastifyReply) =>
  refused(reply, 404, 'RECORDING_NOT_FOUND', 'There is no such recording.');

const refused = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ error: { code, message } });

const jsonOf = (body: unknown): unknown => {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
};
