import type { FastifyInstance } from 'fastify';
import { type OrderStory, operatorAnswer } from '#adapters/http/wire/operator.ts';
import { markupText } from '#domain/content/markup-text.ts';
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
    const told = operator && (await storyOf(operator, orderId));
    const body = typeof told === 'object' ? storyMarkup(told) : `<p>${markupText(told ?? off)}</p>`;
    return page(reply, 'Orders', `${form}${body}`);
  });
};

const off = 'This shop has no calls for an operator.';

/** The story, or the sentence why there is none. */
const storyOf = async (
  operator: NonNullable<SandboxControls['operator']>,
  orderId: string,
): Promise<OrderStory | string> => {
  const answer = await askAsOperator(operator, 'GET', `${encodeURIComponent(orderId)}/why`, 'en');
  const read = operatorAnswer.safeParse(await answer?.json().catch(() => undefined));
  if (!read.success) return 'The shop does not answer.';
  return read.data.success ? read.data.data[0] : read.data.message;
};

const storyMarkup = ({ orderId, state, payment, steps, next }: OrderStory): string => {
  const how =
    payment === undefined ? '' : `, payment ${payment.state} ($${payment.amount.toFixed(2)})`;
  const rows = steps.map(({ at, sentence, reason = '' }) => [at, sentence, reason].map(markupText));
  return `<h2>${markupText(orderId)}</h2><p>${markupText(`${state}${how}. ${next}`)}</p>
    ${table('Steps', ['when', 'what and why', 'code'], rows)}`;
};
