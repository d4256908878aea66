import { askOperator } from '#cli/commands/order/operator-call.ts';
import { storyText } from '#cli/commands/order/order-why.ts';
import type { Action } from '#cli/session/session.ts';
import type { OperatorCommand } from '#domain/order/operator-move.ts';

/** `crunch order cancel|refund|ship|deliver ID`; repeating does it once. */
const moved =
  (what: OperatorCommand): Action =>
  async (session, { args: [orderId = ''] }) => {
    const story = await askOperator(session, orderId, { method: 'POST', what });
    return { data: story, text: () => storyText(story, session) };
  };

export const orderCancel = moved('cancel');
export const orderRefund = moved('refund');
export const orderShip = moved('ship');
export const orderDeliver = moved('deliver');
