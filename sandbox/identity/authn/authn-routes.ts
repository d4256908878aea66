import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { lockedOut, stateBody, success } from '#sandbox/identity/authn/authn-answers.ts';
import {
  type AuthnState,
  changeState,
  mailCode,
  stateOf,
} from '#sandbox/identity/authn/authn-state.ts';
import { registerDeviceRoutes } from '#sandbox/identity/authn/device-routes.ts';
import { nextStep } from '#sandbox/identity/authn/next-step.ts';
import { registerRecoveryRoutes } from '#sandbox/identity/authn/recovery-routes.ts';
import { checkPassword } from '#sandbox/identity/credentials/check-password.ts';
import { countMessage, isCode } from '#sandbox/identity/credentials/one-time-code.ts';
import type { IdentityDesk } from '#sandbox/identity/desk/identity-desk.ts';
import {
  badBody,
  badCredentials,
  badToken,
  OktaRefusal,
} from '#sandbox/identity/desk/okta-refusal.ts';

/** How often the phone of the sandbox is asked before it says yes. */
const pollsUntilYes = 3;

const credentials = z.object({
  username: z.string().min(1).max(254),
  password: z.string().max(1000).default(''),
});
const stated = z.object({ stateToken: z.string().min(1) });
const answered = stated.extend({ passCode: z.string().max(20).optional() });

/** Okta's classic sign-in: POST /api/v1/authn and what follows it. */
export const registerAuthnRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });

  app.post('/api/v1/authn', async (request) => {
    const resumed = stated.safeParse(request.body);
    const given = credentials.safeParse(request.body);
    if (!given.success && resumed.success) return stateBody(desk, await stateIn(desk, resumed));
    if (!given.success) throw badBody('username');
    const outcome = await checkPassword(desk, given.data.username, given.data.password);
    if (outcome.is === 'locked') return lockedOut(desk);
    if (outcome.is === 'refused') throw badCredentials();
    return nextStep(desk, outcome.user);
  });

  app.post('/api/v1/authn/introspect', async (request) =>
    stateBody(desk, await stateIn(desk, stated.safeParse(request.body))),
  );

  app.post('/api/v1/authn/cancel', async (request) => {
    const { stateToken } = await stateIn(desk, stated.safeParse(request.body));
    await desk.store.tickets.drop('state-token', stateToken);
    return { relayState: null };
  });

  registerFactorRoutes(app, desk);
  registerRecoveryRoutes(app, desk);
  registerDeviceRoutes(app, desk);
};

const registerFactorRoutes = (app: FastifyInstance, desk: IdentityDesk): void => {
  app.post('/api/v1/authn/previous', async (request) => {
    const state = await stateIn(desk, stated.safeParse(request.body));
    if (state.facts.status === 'PASSWORD_RESET') throw badToken();
    return stateBody(desk, await changeState(desk, state, { status: 'MFA_REQUIRED', polls: 0 }));
  });

  app.post('/api/v1/authn/factors/:id/verify', async (request) => {
    const body = answered.safeParse(request.body);
    const state = await stateIn(desk, body);
    switch (state.facts.status) {
      case 'PASSWORD_RESET':
        throw badToken();
      case 'MFA_REQUIRED':
        return stateBody(desk, await challenge(desk, state));
      case 'MFA_CHALLENGE':
        return state.user.factor === 'push'
          ? askPhone(desk, state)
          : takeCode(desk, state, body.data?.passCode ?? '');
    }
  });

  app.post('/api/v1/authn/factors/:id/verify/resend', async (request) => {
    const state = await stateIn(desk, stated.safeParse(request.body));
    if (state.facts.status !== 'MFA_CHALLENGE') throw badToken();
    return stateBody(desk, await challenge(desk, state));
  });
};

const stateIn = (
  desk: IdentityDesk,
  body: { readonly data?: { readonly stateToken: string } | undefined },
): Promise<AuthnState> => stateOf(desk, body.data?.stateToken ?? '');

const challenge = async (desk: IdentityDesk, state: AuthnState): Promise<AuthnState> => {
  if (state.user.factor === 'push') {
    return changeState(desk, state, { status: 'MFA_CHALLENGE', polls: 0 });
  }
  await countMessage(desk, state.user.email);
  return mailCode(desk, state);
};

const askPhone = async (desk: IdentityDesk, state: AuthnState) => {
  const polls = state.facts.polls + 1;
  if (polls < pollsUntilYes) {
    return stateBody(desk, await changeState(desk, state, { ...state.facts, polls }));
  }
  return finish(desk, state, ['pwd', 'mfa', 'swk']);
};

const takeCode = async (desk: IdentityDesk, state: AuthnState, given: string) => {
  const opens = state.stateToken;
  const hash = state.facts.codeHash;
  if (hash === undefined || !(await isCode(desk, given, { hash, opens }))) {
    throw new OktaRefusal({
      status: 403,
      code: 'E0000068',
      summary: 'Invalid Passcode/Answer',
      causes: ["Your passcode doesn't match our records. Please try again."],
    });
  }
  return finish(desk, state, ['pwd', 'mfa', 'otp']);
};

/** A state ends in one session token, however many answers come at once. */
const finish = async (desk: IdentityDesk, state: AuthnState, amr: readonly string[]) => {
  const taken = await desk.store.tickets.take('state-token', state.stateToken);
  if (taken === undefined) throw badToken();
  return success(desk, state.user, amr);
};
