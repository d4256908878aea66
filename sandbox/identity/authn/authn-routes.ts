import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { lockedOut, stateBody, success } from '#sandbox/identity/authn/authn-answers.ts';
import {
  type AuthnState,
  type AuthnStatus,
  changeState,
  mailCode,
  stateOf,
} from '#sandbox/identity/authn/authn-state.ts';
import { registerDeviceRoutes } from '#sandbox/identity/authn/device-routes.ts';
import { registerForcedRoutes } from '#sandbox/identity/authn/forced-routes.ts';
import { nextStep } from '#sandbox/identity/authn/next-step.ts';
import { registerRecoveryRoutes } from '#sandbox/identity/authn/recovery-routes.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import {
  badBody,
  badCredentials,
  badToken,
  OktaRefusal,
  wrongState,
} from '#sandbox/identity/base/okta-refusal.ts';
import { checkPassword } from '#sandbox/identity/credentials/check-password.ts';
import { countMessage, isCode } from '#sandbox/identity/credentials/one-time-code.ts';

/** Polls before the simulated phone approves. */
const pollsUntilYes = 3;

const credentials = z.object({
  username: z.string().min(1).max(254),
  password: z.string().max(1000).default(''),
});
const stated = z.object({ stateToken: z.string().min(1) });
const answered = stated.extend({ passCode: z.string().max(20).optional() });

/** Okta's classic sign-in: POST /api/v1/authn and what follows it. */
export const registerAuthnRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  app.post('/api/v1/authn', async (request) => {
    const resumed = stated.safeParse(request.body);
    const given = credentials.safeParse(request.body);
    if (!given.success && resumed.success) return stateBody(parts, await stateIn(parts, resumed));
    if (!given.success) throw badBody('username');
    const outcome = await checkPassword(parts, given.data.username, given.data.password);
    if (outcome.is === 'locked') return lockedOut(parts);
    if (outcome.is === 'refused') throw badCredentials();
    return nextStep(parts, outcome.user);
  });

  app.post('/api/v1/authn/introspect', async (request) =>
    stateBody(parts, await stateIn(parts, stated.safeParse(request.body))),
  );

  app.post('/api/v1/authn/cancel', async (request) => {
    const { stateToken } = await stateIn(parts, stated.safeParse(request.body));
    await parts.store.tickets.drop('state-token', stateToken);
    return { relayState: null };
  });

  registerFactorRoutes(app, parts);
  registerForcedRoutes(app, parts);
  registerRecoveryRoutes(app, parts);
  registerDeviceRoutes(app, parts);
};

/** Where `previous` leads back to. */
const before: Readonly<Partial<Record<AuthnStatus, AuthnStatus>>> = {
  MFA_REQUIRED: 'MFA_REQUIRED',
  MFA_CHALLENGE: 'MFA_REQUIRED',
  MFA_ENROLL_ACTIVATE: 'MFA_ENROLL',
};

const registerFactorRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  app.post('/api/v1/authn/previous', async (request) => {
    const state = await stateIn(parts, stated.safeParse(request.body));
    const status = before[state.facts.status];
    if (status === undefined) throw wrongState();
    return stateBody(parts, await changeState(parts, state, { status, polls: 0 }));
  });

  app.post('/api/v1/authn/factors/:id/verify', async (request) => {
    const body = answered.safeParse(request.body);
    const state = await stateIn(parts, body);
    switch (state.facts.status) {
      case 'MFA_REQUIRED':
        return stateBody(parts, await challenge(parts, state));
      case 'MFA_CHALLENGE':
        return state.user.factor === 'push'
          ? askPhone(parts, state)
          : takeCode(parts, state, body.data?.passCode ?? '');
      default:
        throw wrongState();
    }
  });

  app.post('/api/v1/authn/factors/:id/verify/resend', async (request) => {
    const state = await stateIn(parts, stated.safeParse(request.body));
    if (state.facts.status !== 'MFA_CHALLENGE') throw wrongState();
    return stateBody(parts, await challenge(parts, state));
  });
};

const stateIn = (
  parts: IdentityParts,
  body: { readonly data?: { readonly stateToken: string } | undefined },
): Promise<AuthnState> => stateOf(parts, body.data?.stateToken ?? '');

const challenge = async (parts: IdentityParts, state: AuthnState): Promise<AuthnState> => {
  if (state.user.factor === 'push') {
    return changeState(parts, state, { status: 'MFA_CHALLENGE', polls: 0 });
  }
  await countMessage(parts, state.user.email);
  return mailCode(parts, state);
};

const askPhone = async (parts: IdentityParts, state: AuthnState) => {
  const polls = state.facts.polls + 1;
  if (polls < pollsUntilYes) {
    return stateBody(parts, await changeState(parts, state, { ...state.facts, polls }));
  }
  return finish(parts, state, ['pwd', 'mfa', 'swk']);
};

const takeCode = async (parts: IdentityParts, state: AuthnState, given: string) => {
  const opens = state.stateToken;
  const hash = state.facts.codeHash;
  if (hash === undefined || !(await isCode(parts, given, { hash, opens }))) {
    throw new OktaRefusal({
      status: 403,
      code: 'E0000068',
      summary: 'Invalid Passcode/Answer',
      causes: ["Your passcode doesn't match our records. Please try again."],
    });
  }
  return finish(parts, state, ['pwd', 'mfa', 'otp']);
};

/** A state gives one session token, even for parallel answers. */
const finish = async (parts: IdentityParts, state: AuthnState, amr: readonly string[]) => {
  const taken = await parts.store.tickets.take('state-token', state.stateToken);
  if (taken === undefined) throw badToken();
  return success(parts, state.user, amr);
};
