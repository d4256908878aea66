import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { operatorHeader, operatorPath } from '#adapters/http/wire/operator.ts';
import { operatorCommands } from '#domain/order/operator-move.ts';
import type { SandboxControls } from '#sandbox/control/sandbox-controls.ts';

type Operator = NonNullable<SandboxControls['operator']>;

/** One call of the shop's operator; undefined when the shop does not answer. */
export const askAsOperator = (
  { origin, key }: Operator,
  method: 'GET' | 'POST',
  path: string,
  { language, body }: { readonly language: string; readonly body?: unknown },
) =>
  fetch(`${origin}${path}`, {
    method,
    headers: {
      [operatorHeader]: key,
      'accept-language': language,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);

/**
 * The shop's calls for its operator, passed on with its key: the control page is the operator of the
 * sandbox's shop, and `crunch order why` asks through it when it was given no key.
 */
export const registerOrderCalls = (
  app: FastifyInstance,
  operator: SandboxControls['operator'],
): void => {
  if (operator === undefined) return;
  const passOn = async (request: FastifyRequest, reply: FastifyReply, what: string) => {
    const { orderId } = request.params as { readonly orderId: string };
    const path = `${operatorPath}/${encodeURIComponent(orderId)}/${what}`;
    return passOnTo(operator, request, reply, path);
  };
  app.get('/sandbox/orders/:orderId/why', (request, reply) => passOn(request, reply, 'why'));
  for (const what of operatorCommands) {
    app.post(`/sandbox/orders/:orderId/${what}`, (request, reply) => passOn(request, reply, what));
  }
};

/** The shop's own answer to what was asked, with its query and its body. */
export const passOnTo = async (
  operator: Operator,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) => {
  const method = request.method === 'GET' ? 'GET' : 'POST';
  const answer = await askAsOperator(operator, method, `${path}${searchOf(request)}`, {
    language: request.headers['accept-language'] ?? 'en-us',
    ...(request.body !== undefined && request.body !== null && { body: request.body }),
  });
  if (answer === undefined) return reply.code(502).send(shopDown);
  return reply
    .code(answer.status)
    .type('application/json')
    .send(await answer.text());
};

const searchOf = ({ url }: FastifyRequest): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
};

const shopDown = { error: { code: 'SHOP_UNREACHABLE', message: 'The shop does not answer.' } };
