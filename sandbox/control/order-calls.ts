import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operatorHeader, operatorPath } from '#adapters/http/wire/operator.ts';
import type { SandboxControls } from '#sandbox/control/sandbox-controls.ts';

type Operator = NonNullable<SandboxControls['operator']>;

/** One call of the shop's operator; undefined when the shop does not answer. */
export const askAsOperator = (
  { origin, key }: Operator,
  method: 'GET' | 'POST',
  path: string,
  language: string,
) =>
  fetch(`${origin}${operatorPath}/${path}`, {
    method,
    headers: { [operatorHeader]: key, 'accept-language': language },
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
  app.get('/sandbox/orders/:orderId/why', async (request, reply) => {
    const { orderId } = request.params as { readonly orderId: string };
    const path = `${encodeURIComponent(orderId)}/why${searchOf(request)}`;
    const language = request.headers['accept-language'] ?? 'en-us';
    const answer = await askAsOperator(operator, 'GET', path, language);
    if (answer === undefined) return reply.code(502).send(shopDown);
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text());
  });
};

const searchOf = ({ url }: FastifyRequest): string => {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
};

const shopDown = { error: { code: 'SHOP_UNREACHABLE', message: 'The shop does not answer.' } };
