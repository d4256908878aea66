import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { stateBody, success } from '#sandbox/identity/authn/authn-answers.ts';
import { changeState, mailCode, stateOf } from '#sandbox/identity/authn/authn-state.ts';
import { nextStep } from '#sandbox/identity/authn/next-step.ts';
import type { IdentityParts } from '#sandbox/identity/base/identity-parts.ts';
import { badBody, badToken, OktaRefusal, wrongState } from '#sandbox/identity/base/okta-refusal.ts';
import { isAnswer, replaceExpired } from '#sandbox/identity/credentials/forced.ts';
import { countMessage, isCode } from '#sandbox/identity/credentials/one-time-code.ts';

const changed = z.object({
  stateToken: z.string().min(1),
  oldPassword: z.string().max(1000),
  newPassword: z.string().max(1000),
});
const chosen = z.object({
  stateToken: z.string().min(1),
  factorType: z.literal('email'),
  provider: z.literal('OKTA'),
});
const activated = z.object({ stateToken: z.string().min(1), passCode: z.string().max(20) });
const answered = z.object({ stateToken: z.string().min(1), answer: z.string().max(200) });

/** An expired password, a factor that has to be set up, and the question before a forgotten password. */
export const registerForcedRoutes = (app: FastifyInstance, parts: IdentityParts): void => {
  const { tickets, users } = parts.store;

  app.post('/api/v1/authn/credentials/change_password', async (request) => {
    const body = changed.safeParse(request.body);
    if (!body.success) throw badBody('oldPassword, newPassword');
    const { stateToken, user, facts } = await stateOf(parts, body.data.stateToken);
    if (facts.status !== 'PASSWORD_EXPIRED') throw wrongState();
    const renewed = await replaceExpired(parts, user, body.data);
    await tickets.drop('state-token', stateToken);
    return nextStep(parts, renewed);
  });

  app.post('/api/v1/authn/factors', async (request) => {
    const body = chosen.safeParse(request.body);
    if (!body.success) throw badBody('factorType, provider');
    const state = await stateOf(parts, body.data.stateToken);
    if (!['MFA_ENROLL', 'MFA_ENROLL_ACTIVATE'].includes(state.facts.status)) throw wrongState();
    await countMessage(parts, state.user.email);
    return stateBody(parts, await mailCode(parts, state, 'MFA_ENROLL_ACTIVATE'));
  });

  app.post('/api/v1/authn/factors/:id/lifecycle/activate', async (request) => {
    const body = activated.safeParse(request.body);
    if (!body.success) throw badBody('passCode');
    const { stateToken, user, facts } = await stateOf(parts, body.data.stateToken);
    if (facts.status !== 'MFA_ENROLL_ACTIVATE') throw wrongState();
    const kept = { hash: facts.codeHash ?? '', opens: stateToken };
    if (!(await isCode(parts, body.data.passCode, kept))) throw wrongAnswer('E0000068', passCode);
    if ((await tickets.take('state-token', stateToken)) === undefined) throw badToken();
    await users.setFactor(user.id, 'email');
    return success(parts, { ...user, factor: 'email' }, ['pwd', 'mfa', 'otp']);
  });

  app.post('/api/v1/authn/recovery/answer', async (request) => {
    const body = answered.safeParse(request.body);
    if (!body.success) throw badBody('answer');
    const state = await stateOf(parts, body.data.stateToken);
    if (state.facts.status !== 'RECOVERY') throw wrongState();
    if (!(await isAnswer(parts, state.user, body.data.answer))) {
      throw wrongAnswer('E0000087', 'The recovery question answer did not match our records.');
    }
    const facts = { ...state.facts, status: 'PASSWORD_RESET' } as const;
    return stateBody(parts, await changeState(parts, state, facts));
  });
};

const passCode = 'Invalid Passcode/Answer';

const wrongAnswer = (code: string, summary: string): OktaRefusal =>
  new OktaRefusal({ status: 403, code, summary });
