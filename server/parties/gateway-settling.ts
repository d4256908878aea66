import * as z from 'zod';
import type { Cents } from '#domain/money/cents.ts';
import type {
  Done,
  Gateway,
  Refused,
  RequestNames,
  Unanswered,
  Unknown,
} from '#server/parties/gateway.ts';
import { askGateway, type GatewayAddress, jsonOf } from '#server/parties/gateway-http.ts';
import { amountDetails, namesOf } from '#server/parties/gateway-payment.ts';
import { readCapture, readRefund, readUndone, refused } from '#server/parties/gateway-replies.ts';

type SettlingCalls = Pick<Gateway, 'capture' | 'reverse' | 'refund' | 'undo'>;

/** The gateway's calls that take what was approved, or give it back. */
export const makeSettlingCalls = (address: GatewayAddress): SettlingCalls => ({
  capture: (gatewayId, names, amount) =>
    settle(
      address,
      `/pts/v2/payments/${encodeURIComponent(gatewayId)}/captures`,
      amountBody(names, amount),
      readCapture,
    ),

  reverse: (gatewayId, names, { amount, why }) =>
    settle(
      address,
      `/pts/v2/payments/${encodeURIComponent(gatewayId)}/reversals`,
      {
        clientReferenceInformation: namesOf(names),
        reversalInformation: {
          ...(amount !== undefined && { amountDetails: amountDetails(amount) }),
          reason: why,
        },
      },
      readUndone,
    ),

  refund: ({ by, id }, names, amount) =>
    settle(
      address,
      `/pts/v2/${by === 'capture' ? 'captures' : 'payments'}/${encodeURIComponent(id)}/refunds`,
      amountBody(names, amount),
      (reply) => readRefund(reply, amount),
    ),

  undo: (names, what) => settle(address, ...undoing(names, what), readUndone, refusedUndoing),
});

/** An approval is reversed and a sale is voided, each by the id of the request that made it. */
const undoing = (names: RequestNames, { kind, amount }: Unanswered): readonly [string, object] => {
  const clientReferenceInformation = { ...namesOf(names), comments: 'no answer' };
  return kind === 'sale'
    ? ['/pts/v2/voids', { clientReferenceInformation }]
    : [
        '/pts/v2/reversals',
        {
          clientReferenceInformation,
          reversalInformation: { amountDetails: amountDetails(amount), reason: 'no answer' },
        },
      ];
};

const objections = z.object({ details: z.array(z.object({ field: z.string() })).min(1) });

/** A fault in another field than the id says nothing about whether the id is known. */
const refusedUndoing = (text: string): Refused => {
  const objected = objections.safeParse(jsonOf(text));
  const isAboutUs =
    objected.success &&
    objected.data.details.some(({ field }) => !field.toLowerCase().endsWith('transactionid'));
  return isAboutUs ? { kind: 'refused', reason: 'INVALID_REQUEST' } : refused(text);
};

const amountBody = (names: RequestNames, amount: Cents) => ({
  clientReferenceInformation: namesOf(names),
  orderInformation: { amountDetails: amountDetails(amount) },
});

const settle = async <Answer extends Done>(
  address: GatewayAddress,
  path: string,
  body: unknown,
  read: (reply: unknown) => Answer | Refused | Unknown,
  readRefusal: (text: string) => Refused = refused,
): Promise<Answer | Refused | Unknown> => {
  const answer = await askGateway(address, { method: 'POST', path, patience: 'other', body });
  if (answer.kind === 'unknown') return answer;
  return answer.status >= 400 ? readRefusal(answer.text) : read(jsonOf(answer.text));
};
