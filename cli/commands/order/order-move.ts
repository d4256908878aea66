import * as z from 'zod/mini';
import { askOperator } from '#cli/commands/order/operator-call.ts';
import { storyText } from '#cli/commands/order/order-why.ts';
import { parseFlags } from '#cli/input/parse.ts';
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

/** `crunch order ship ID [--carrier UPS --tracking 1Z…]`; said again, the newer label counts. */
export const orderShip: Action = async (session, { args: [orderId = ''], flags }) => {
  const given = parseFlags(shipFlags, flags, session.words);
  const { carrier = '', tracking: trackingNumber = '' } = given;
  const details = { carrier, trackingNumber };
  const story = await askOperator(session, orderId, { method: 'POST', what: 'ship', details });
  return { data: story, text: () => storyText(story, session) };
};

const shipFlags = z.object({ carrier: z.optional(z.string()), tracking: z.optional(z.string()) });

export const orderDeliver = moved('deliver');
