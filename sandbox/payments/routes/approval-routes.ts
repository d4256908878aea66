import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountParts } from '#sandbox/payments/accounts/account-parts.ts';
import { accountPerson } from '#sandbox/payments/accounts/account-people.ts';
import { approve, type Visit, visitOf } from '#sandbox/payments/accounts/approve.ts';
import { approvalPath, cancelledAddress } from '#sandbox/payments/accounts/return-address.ts';
import {
  type ApprovalFacts,
  approvalPage,
  approvalStyle,
} from '#sandbox/payments/approval/approval-page.ts';
import { approvalLanguage } from '#sandbox/payments/approval/approval-words.ts';
import { GatewayRefusal } from '#sandbox/payments/gateway/gateway-refusal.ts';
import { bodyBytes } from '#sandbox/payments/routes/merchant-scope.ts';

type ApprovalParts = Pick<AccountParts, 'ledger' | 'now'>;

interface Opened {
  readonly Querystring: { readonly token?: string | string[]; readonly locale?: string | string[] };
}

/** The payer's side: a page to approve or cancel on. Whoever has the token may press; no cookies. */
export const registerApprovalRoutes = (app: FastifyInstance, parts: ApprovalParts): void => {
  app.get<Opened>(approvalPath, async (request, reply) => {
    const { token, locale } = request.query;
    const visit = visitOf(parts, textOf(token));
    return send(reply, statusOf(visit), factsOf(parts, request, visit, textOf(locale)));
  });

  app.post(approvalPath, async (request, reply) => {
    requireOwnPage(request);
    const form = new URLSearchParams(bodyBytes(request).toString('utf8'));
    const value = (name: string) => form.get(name) ?? '';
    const visit = visitOf(parts, value('token'));
    const answer = (status: number, more: Partial<ApprovalFacts> = {}) =>
      send(reply, status, { ...factsOf(parts, request, visit, value('locale')), ...more });
    if (value('action') === 'cancel' && visit.kind === 'open') {
      return leave(reply, cancelledAddress(visit.session));
    }
    if (value('action') !== 'approve') return answer(visit.kind === 'open' ? 400 : statusOf(visit));
    if (visit.kind === 'open' && accountPerson(value('person')) === undefined) {
      return answer(400, { isUnchosen: true });
    }
    const address = await approve(parts, value('token'), value('person'));
    if (address !== undefined) return leave(reply, address);
    return answer(visit.kind === 'approved' ? 409 : statusOf(visit));
  });

  app.get(`${approvalPath}/style.css`, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(approvalStyle),
  );
};

const textOf = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

const statusOf = ({ kind }: Visit): number =>
  kind === 'unknown' ? 404 : kind === 'ended' ? 410 : 200;

const factsOf = (
  { ledger }: ApprovalParts,
  { headers }: FastifyRequest,
  visit: Visit,
  locale: string,
): ApprovalFacts => ({
  visit,
  language: approvalLanguage(locale || undefined, headers['accept-language']),
  isAgain: visit.kind === 'open' && ledger.accounts.approval(visit.session.id) !== undefined,
});

const leave = (reply: FastifyReply, address: string) =>
  reply.code(303).header('cache-control', 'no-store').header('location', address).send();

const send = (reply: FastifyReply, status: number, facts: ApprovalFacts) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy(facts.visit),
      'cache-control': 'no-store',
      // With no-referrer browsers send forms with `Origin: null`, which nobody could tell apart.
      'referrer-policy': 'same-origin',
    })
    .send(approvalPage(facts));

/** Its own style, no script, no frame around it; its form leads to itself and back to the shop. */
const policy = (visit: Visit): string => {
  const shops =
    visit.kind === 'unknown'
      ? []
      : [visit.session.successUrl, visit.session.cancelUrl].map((url) => new URL(url).origin);
  return [
    "default-src 'none'",
    "style-src 'self'",
    `form-action ${["'self'", ...new Set(shops)].join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
};

/** A form of another page presses nothing. Programs send no Origin, and no page's name. */
const requireOwnPage = ({ headers }: FastifyRequest): void => {
  const site = headers['sec-fetch-site'];
  const isOwn =
    (headers.origin === undefined || headers.origin === `http://${headers.host}`) &&
    (site === undefined || site === 'same-origin' || site === 'none');
  if (!isOwn) {
    throw new GatewayRefusal({
      status: 403,
      reason: 'FORBIDDEN',
      message: 'Only the approval page itself can approve.',
    });
  }
};
