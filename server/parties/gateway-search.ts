import * as z from 'zod';
import type { Cents } from '#domain/money/cents.ts';
import type { Decision, Found } from '#server/parties/gateway.ts';
import { dollars } from '#server/parties/gateway-replies.ts';

/** Codes are texts; some merchants' replies have numbers, or null for what was not run. */
const code = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null || value === '' ? undefined : String(value)));

/** What one request did, service by service; a service that was not run has no codes. */
const application = z.object({ name: z.string(), rCode: code, reasonCode: code });

const summary = z.object({
  id: z.string(),
  applicationInformation: z.object({
    rCode: code,
    reasonCode: code,
    applications: z.array(application).min(1),
  }),
  orderInformation: z
    .object({
      amountDetails: z
        .object({ totalAmount: dollars.optional().catch(undefined) })
        .optional()
        .catch(undefined),
    })
    .optional()
    .catch(undefined),
});
type Summary = z.output<typeof summary>;

/** A search reply: a summary for each request. Nothing found is a reply without `_embedded`. */
export const searchReply = z.object({
  totalCount: z.int().min(0),
  _embedded: z.object({ transactionSummaries: z.array(summary) }).optional(),
});

/** What asks for the money: an authorisation of a card or wallet, or a sale. */
const firstOf = ['ics_auth', 'ics_ap_sale'];
const refunds = ['ics_credit', 'ics_ap_refund'];
const voids = ['ics_void', 'ics_ap_cancel'];
const reversals = ['ics_auth_reversal', 'ics_auto_auth_reversal', 'ics_auto_full_auth_reversal'];
/** Requests about an order that ask for no money, nor move any. */
const aside =
  /^ics_(pa_\w+|decision\w*|ap_(sessions|order|check_status|billing_agreement\w*|initiate)|risk\w*)$/;

/**
 * How the order's payment stands: the request that asked for the money, and whether it was captured,
 * reversed or refunded since. What cannot be told is unknown, never "not found".
 */
export const foundIn = ({ totalCount, _embedded }: z.output<typeof searchReply>): Found => {
  const hits = _embedded?.transactionSummaries ?? [];
  if (hits.length < totalCount) return { kind: 'unknown', why: 'more than was told' };
  const first = firstRequest(hits);
  if (first.kind !== 'request') return first;
  const { hit: authorization, decision } = first;
  const captures = hits.filter((hit) => did(hit, ['ics_bill']));
  const given = hits.filter((hit) => did(hit, refunds));
  const isVoided = hits.some((hit) => did(hit, voids));
  // A void does not say what it undid; here it may be the capture or the refund, made by hand.
  if (isVoided && captures.length + given.length > 0)
    return { kind: 'unknown', why: 'voided since' };
  const captureId = captures.find((hit) => hit !== authorization)?.id;
  return {
    kind: 'found',
    decision,
    captured: captures.length > 0,
    reversed: isVoided || hits.some((hit) => did(hit, reversals)),
    ...(captureId !== undefined && { captureId }),
    ...(given.length > 0 && { refunded: sumOf(given.filter((hit) => hit !== authorization)) }),
  };
};

type First =
  | { readonly kind: 'request'; readonly hit: Summary; readonly decision: Decision }
  | Exclude<Found, { kind: 'found' }>;

/** An approval counts, whatever else was refused; a refusal only where nothing is unclear. */
const firstRequest = (hits: readonly Summary[]): First => {
  const asked = hits.flatMap((hit) => {
    const service = hit.applicationInformation.applications.find(({ name }) =>
      firstOf.includes(name),
    );
    return service === undefined ? [] : [{ hit, decision: decisionOf(hit, service) }];
  });
  const decided = asked.flatMap(({ hit, decision }) =>
    typeof decision === 'object' ? [{ kind: 'request' as const, hit, decision }] : [],
  );
  const approved = decided.find(({ decision }) => decision.kind !== 'declined');
  if (approved !== undefined) return approved;
  if (asked.some(({ decision }) => decision === 'unclear')) {
    return { kind: 'unknown', why: 'no clear decision' };
  }
  const [declined] = decided;
  if (declined !== undefined) return declined;
  const isNothing = hits.every(
    (hit) => asked.some((one) => one.hit === hit) || applicationsOf(hit).every(isAside),
  );
  return isNothing ? { kind: 'not-found' } : { kind: 'unknown', why: 'no authorisation' };
};

const applicationsOf = ({ applicationInformation }: Summary) => applicationInformation.applications;

const isAside = ({ name }: z.output<typeof application>): boolean => aside.test(name);

/** Says nothing about the payment: the bank's question, or a request sent twice. */
const undecided = ['CONSUMER_AUTHENTICATION_REQUIRED', 'DUPLICATE_REQUEST'];

/** The gateway or the bank failed on the way: the bank may have approved. */
const troubles = ['150', '151', '152', '154', '250'];

/** What the request's codes say of it; the whole request's where it has its own. */
const decisionOf = (
  { id: gatewayId, applicationInformation }: Summary,
  service: z.output<typeof application>,
): Decision | 'none' | 'unclear' => {
  const { rCode, reasonCode = service.reasonCode } = applicationInformation;
  const reason = reasonOfCode(reasonCode);
  if (reasonCode !== undefined && troubles.includes(reasonCode)) return 'unclear';
  if (isDone(service)) {
    if (reason === 'DECISION_PROFILE_REVIEW') return { kind: 'review', gatewayId };
    if (reason !== undefined) return { kind: 'declined', reason, gatewayId };
    if (rCode !== undefined && rCode !== '1') return 'unclear';
    // A sale's codes do not say whether its bank decided already.
    return service.name === 'ics_ap_sale'
      ? { kind: 'pending', gatewayId }
      : { kind: 'approved', gatewayId };
  }
  if (reason !== undefined && undecided.includes(reason)) return 'none';
  const isRefused = (service.rCode ?? rCode) === '0';
  return isRefused && reason !== undefined ? { kind: 'declined', reason, gatewayId } : 'unclear';
};

/** Done is only what says so: the gateway lists also what it refused, and what it did not run. */
const isDone = ({ rCode, reasonCode }: z.output<typeof application>): boolean =>
  rCode === '1' && (reasonCode === undefined || doneCodes.includes(reasonCode));

/** 110: a part was approved. */
const doneCodes = ['100', '110'];

const did = (hit: Summary, names: readonly string[]): boolean =>
  applicationsOf(hit).some((one) => names.includes(one.name) && isDone(one));

const sumOf = (hits: readonly Summary[]): Cents =>
  hits.reduce(
    (sum, hit) => sum + (hit.orderInformation?.amountDetails?.totalAmount ?? 0),
    0,
  ) as Cents;

/** Names of the three-digit codes with which the gateway's search tells results (docs/payments.md). */
const reasons: Readonly<Record<string, string>> = {
  '101': 'MISSING_FIELD',
  '102': 'INVALID_DATA',
  '104': 'DUPLICATE_REQUEST',
  '110': 'PARTIAL_AUTHORIZED',
  '200': 'AVS_FAILED',
  '201': 'CONTACT_PROCESSOR',
  '202': 'EXPIRED_CARD',
  '203': 'PROCESSOR_DECLINED',
  '204': 'INSUFFICIENT_FUND',
  '205': 'STOLEN_LOST_CARD',
  '207': 'ISSUER_UNAVAILABLE',
  '208': 'UNAUTHORIZED_CARD',
  '209': 'CVN_NOT_MATCH',
  '210': 'EXCEEDS_CREDIT_LIMIT',
  '211': 'INVALID_CVN',
  '221': 'BLACKLISTED_CUSTOMER',
  '222': 'SUSPENDED_ACCOUNT',
  '230': 'CV_FAILED',
  '231': 'INVALID_ACCOUNT',
  '233': 'GENERAL_DECLINE',
  '236': 'PROCESSOR_ERROR',
  '475': 'CONSUMER_AUTHENTICATION_REQUIRED',
  '476': 'CONSUMER_AUTHENTICATION_FAILED',
  '480': 'DECISION_PROFILE_REVIEW',
  '481': 'DECISION_PROFILE_REJECT',
};

/** Undefined for success and for no code; a code without a name is its own, such as `CODE 240`. */
const reasonOfCode = (code: string | undefined): string | undefined =>
  code === undefined || code === '100' ? undefined : (reasons[code] ?? `CODE ${code}`);
