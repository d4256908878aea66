import type { OrderStory } from '#adapters/http/wire/operator.ts';
import { askOperator } from '#cli/commands/order/operator-call.ts';
import { dollars, pairs, table } from '#cli/report/table.ts';
import type { Action, Session } from '#cli/session/session.ts';

/** `crunch order why ID`: each step of an order and the rule behind it. */
export const orderWhy: Action = async (session, { args: [orderId = ''] }) => {
  const story = await askOperator(session, orderId, { method: 'GET', what: 'why' });
  return { data: story, text: () => storyText(story, session) };
};

export const storyText = (
  { orderId, state, payment, steps, next }: OrderStory,
  { words, terminal }: Session,
): string => {
  const head = pairs([
    [words['out.order'], orderId],
    [words['out.status'], state],
    ...(payment === undefined
      ? []
      : ([
          [words['out.payment'], `${payment.state} (${payment.method})`],
          [words['out.totalAmount'], dollars(payment.amount)],
        ] as const)),
  ]);
  const columns = [{ title: words['out.when'] }, { title: words['out.why'] }];
  const rows = steps.map(({ at, sentence, reason }) => [
    at,
    reason === undefined || sentence.includes(reason) ? sentence : `${sentence} [${reason}]`,
  ]);
  return `${head}\n\n${table(columns, rows, terminal)}\n\n${next}`;
};
