import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { storefrontBases } from '#adapters/http/wire/call.ts';
import { callNameOf } from '#adapters/http/wire/provoked-fault.ts';
import type { AnsweredCall } from '#server/api/call/handler.ts';
import { sendAnswer, sendRefusal } from '#server/api/failure-replies.ts';
import { faultOf, suffer, type TakeFault } from '#server/api/provoked-faults.ts';
import type { ShopApi } from '#server/api/shop-api.ts';
import { refuse } from '#server/base/refusal/refusal.ts';
import { clientNetwork } from '#server/http/client-network.ts';

const everyMethod: readonly HTTPMethods[] = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
];

/** Routes of all storefront calls; others are answered with 404 or 405. */
export const registerStorefront = (
  app: FastifyInstance,
  api: ShopApi,
  takeFault?: TakeFault,
): void => {
  const methods = new Map<string, string[]>();
  const note = (path: string, method: string): void => {
    methods.set(path, [...(methods.get(path) ?? []), method]);
  };
  for (const answered of api.calls) {
    note(answered.call.path, answered.call.method);
    app.route({
      method: answered.call.method,
      url: answered.call.path,
      handler: handle(api, answered, takeFault),
    });
  }
  const turnAway = (request: FastifyRequest, reply: FastifyReply) => {
    const allowed = methods.get(request.url.split('?', 1)[0] ?? '');
    if (allowed === undefined)
      return sendRefusal(request, reply, refuse('NOT_FOUND', { what: 'call' }));
    void reply.header('allow', allowed.join(', '));
    return sendRefusal(request, reply, refuse('METHOD_NOT_ALLOWED'));
  };
  const bases = [...storefrontBases.filter((base) => base !== '/v3/dopservice/b2c/'), '/api/'];
  for (const base of bases) {
    app.route({ method: [...everyMethod], url: `${base}*`, handler: turnAway });
  }
};

const handle =
  (api: ShopApi, answered: AnsweredCall, takeFault: TakeFault | undefined) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const answer = async () => {
      const given = await api.answer(answered, {
        method: request.method,
        path: answered.call.path,
        query: request.query,
        headers: request.headers,
        body: request.body,
        requestId: request.id,
        clientAddress: clientNetwork(request.ip),
      });
      const { traceId } = given;
      if (traceId !== undefined) request.log = request.log.child({ traceId });
      return given;
    };
    const fault = takeFault && faultOf(takeFault, callNameOf(answered.call), request);
    return fault === undefined
      ? sendAnswer(reply, await answer())
      : suffer(fault, request, reply, answer);
  };
