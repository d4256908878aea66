import type { FastifyReply } from 'fastify';
import { randomValue } from '#sandbox/identity/store/tickets.ts';

export interface RefusalFacts {
  readonly status: number;
  readonly code: string;
  readonly summary: string;
  readonly causes?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Why a call is refused; thrown anywhere, answered in one place, in Okta's form. */
export class OktaRefusal extends Error {
  readonly facts: RefusalFacts;

  constructor(facts: RefusalFacts) {
    super(`${facts.code}: ${facts.summary}`);
    this.name = 'OktaRefusal';
    this.facts = facts;
  }
}

export const answerRefusal = (reply: FastifyReply, facts: RefusalFacts) =>
  reply
    .code(facts.status)
    .headers({ 'cache-control': 'no-store', ...facts.headers })
    .type('application/json')
    .send({
      errorCode: facts.code,
      errorSummary: facts.summary,
      errorLink: facts.code,
      errorId: randomValue('oae'),
      errorCauses: (facts.causes ?? []).map((errorSummary) => ({ errorSummary })),
    });

export const badBody = (field: string): OktaRefusal =>
  new OktaRefusal({
    status: 400,
    code: 'E0000001',
    summary: `Api validation failed: ${field}`,
    causes: [`${field}: The field is missing or has a wrong form.`],
  });

export const badCredentials = (): OktaRefusal =>
  new OktaRefusal({ status: 401, code: 'E0000004', summary: 'Authentication failed' });

export const alreadyThere = (what: string): OktaRefusal =>
  new OktaRefusal({
    status: 409,
    code: 'E0000157',
    summary: `An ${what} with this value already exists.`,
  });

export const switchedOff = (): OktaRefusal =>
  new OktaRefusal({
    status: 403,
    code: 'E0000038',
    summary: "This operation is not allowed in the user's current status.",
  });

export const badToken = (headers?: Readonly<Record<string, string>>): OktaRefusal =>
  new OktaRefusal({
    status: 401,
    code: 'E0000011',
    summary: 'Invalid token provided',
    ...(headers && { headers }),
  });

/** The state token is good, but not for this. */
export const wrongState = (): OktaRefusal =>
  new OktaRefusal({
    status: 403,
    code: 'E0000079',
    summary: 'This operation is not allowed in the current authentication state.',
  });

export const notFound = (what: string): OktaRefusal =>
  new OktaRefusal({
    status: 404,
    code: 'E0000007',
    summary: `Not found: Resource not found: ${what}`,
  });

export const tooMany = (until: Date): OktaRefusal =>
  new OktaRefusal({
    status: 429,
    code: 'E0000047',
    summary: 'API call exceeded rate limit due to too many requests.',
    headers: { 'x-rate-limit-reset': String(Math.ceil(until.getTime() / 1000)) },
  });
