import * as z from 'zod';
import type { Cents } from '#domain/money/cents.ts';
import type { Decision, Found } from '#server/parties/gateway.ts';
import {
  decisionOf,
  dollars,
  errorInformation,
  storedId,
} from '#server/parties/gateway-replies.ts';

const application = z.object({ name: z.string(), rCode: z.string().optional() });

const summary = z.object({
  id: z.string().optional(),
  status: z.string().optional(),
  errorInformation: errorInformation.optional(),
  agreementInformation: z.object({ id: storedId }).optional().catch(undefined),
  orderInformation: z
    .object({
      amountDetails: z
        .object({
          authorizedAmount: dollars.optional(),
          totalAmount: dollars.optional().catch(undefined),
        })
        .optional(),
    })
    .optional(),
  applicationInformation: z.object({ applications: z.array(application).optional() }).optional(),
});
type Summary = z.output<typeof summary>;

/** A search reply: a summary for each request, with all that this request did. */
export const searchReply = z.object({
  _embedded: z.object({ transactionSummaries: z.array(summary) }).optional(),
});

/** What asks for the money: an authorisation of a card or wallet, or a sale. */
const firstOf = ['ics_auth', 'ics_ap_sale'];
const refunds = ['ics_credit', 'ics_ap_refund'];
const undoings = ['ics_auth_reversal', 'ics_void', 'ics_ap_cancel'];

/** The authorisation among the hits, and whether it was captured, reversed or refunded since. */
export const foundIn = (reply: z.output<typeof searchReply>): Found => {
  const hits = reply._embedded?.transactionSummaries ?? [];
  const authorization = hits.find((hit) =>
    applicationsOf(hit).some(({ name }) => firstOf.includes(name)),
  );
  if (authorization === undefined) {
    return hits.length === 0 ? { kind: 'not-found' } : { kind: 'unknown', why: 'no authorisation' };
  }
  const decision = decisionOf({ ...authorization, status: authorization.status ?? '' });
  if (decision === undefined) {
    return { kind: 'unknown', why: `status ${authorization.status ?? 'absent'}` };
  }
  const captureId = hits.find((hit) => hit !== authorization && did(hit, ['ics_bill']))?.id;
  const given = hits.filter((hit) => did(hit, refunds));
  return {
    kind: 'found',
    decision,
    captured: hits.some((hit) => did(hit, ['ics_bill'])) || isSale(decision),
    reversed: hits.some((hit) => did(hit, undoings)),
    ...(captureId !== undefined && { captureId }),
    ...(given.length > 0 && { refunded: sumOf(given.filter((hit) => hit !== authorization)) }),
  };
};

const applicationsOf = (hit: Summary) => hit.applicationInformation?.applications ?? [];

/** The gateway lists also what it refused, with another code than 1. */
const did = (hit: Summary, names: readonly string[]): boolean =>
  applicationsOf(hit).some(({ name, rCode = '1' }) => names.includes(name) && rCode === '1');

const sumOf = (hits: readonly Summary[]): Cents =>
  hits.reduce(
    (sum, hit) => sum + (hit.orderInformation?.amountDetails?.totalAmount ?? 0),
    0,
  ) as Cents;

const isSale = (decision: Decision): boolean =>
  decision.kind === 'approved' && decision.captured === true;
