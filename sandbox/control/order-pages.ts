import type { FastifyInstance, FastifyReply } from 'fastify';
import { type OrderStory, operatorAnswer, operatorPath } from '#adapters/http/wire/operator.ts';
import { markupText } from '#domain/content/markup-text.ts';
import { type OperatorCommand, operatorCommands } from '#domain/order/operator-move.ts';
import { askAsOperator } from '#sandbox/control/order-calls.ts';
import { page, table } from '#sandbox/control/page-parts.ts';
import type { SandboxControls } from '#sandbox/control/sandbox-controls.ts';

const form = `<form method="get" action="/orders"><p>
  <label>Order number <input name="orderId" required maxlength="40" placeholder="CC-7K2M-9QXT"></label>
  <button>Show why</button></p></form>`;

/** One order: every step, and why it was made. */
export const registerOrderPages = (
  app: FastifyInstance,
  operator: SandboxControls['operator'],
): void => {
  app.get('/orders', async (request, reply) => {
    const { orderId } = request.query as { readonly orderId?: unknown };
    if (typeof orderId !== 'string') return page(reply, 'Orders', form);
    return show(reply, await askedOf(operator, orderId));
  });

  app.post('/orders', async (request, reply) => {
    const { orderId, what } = (request.body ?? {}) as Readonly<Record<string, unknown>>;
    const command = operatorCommands.find((known) => known === what);
    if (typeof orderId !== 'string' || command === undefined) return page(reply, 'Orders', form);
    return show(reply, await askedOf(operator, orderId, command));
  });
};

const off = 'This shop has no calls for an operator.';

const show = (reply: FastifyReply, told: OrderStory | string) => {
  const body = typeof told === 'object' ? storyMarkup(told) : `<p>${markupText(told)}</p>`;
  return page(reply, 'Orders', `${form}${body}`);
};

/** The story, or the sentence why there is none; after a command, when one is given. */
const askedOf = async (
  operator: SandboxControls['operator'],
  orderId: string,
  command?: OperatorCommand,
): Promise<OrderStory | string> => {
  if (operator === undefined) return off;
  const path = `${operatorPath}/${encodeURIComponent(orderId)}/${command ?? 'why'}`;
  const answer = await askAsOperator(operator, command ? 'POST' : 'GET', path, { language: 'en' });
  const read = operatorAnswer.safeParse(await answer?.json().catch(() => undefined));
  if (!read.success) return 'The shop does not answer.';
  return read.data.success ? read.data.data[0] : read.data.message;
};

const storyMarkup = ({ orderId, state, payment, steps, next }: OrderStory): string => {
  const how =
    payment === undefined ? '' : `, payment ${payment.state} ($${payment.amount.toFixed(2)})`;
  const rows = steps.map(({ at, sentence, reason = '' }) => [at, sentence, reason].map(markupText));
  return `<h2>${markupText(orderId)}</h2><p>${markupText(`${state}${how}. ${next}`)}</p>
    ${table('Steps', ['when', 'what and why', 'code'], rows)}${buttons(orderId)}`;
};

/** The page's own form, as the restock form is: no other site can send it. */
const buttons = (orderId: string): string =>
  `<form method="post" action="/orders"><h2>Move this order</h2>
  <input type="hidden" name="orderId" value="${markupText(orderId)}"><p>${operatorCommands
    .map((what) => `<button name="what" value="${what}">${what}</button>`)
    .join(' ')}</p></form>`;
