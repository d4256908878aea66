import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  answeredPage,
  answeredScript,
  challengeStyle,
  lostPage,
  questionPage,
} from '#sandbox/payments/challenges/challenge-page.ts';
import type { Challenges } from '#sandbox/payments/challenges/challenges.ts';
import { bodyBytes } from '#sandbox/payments/routes/merchant-scope.ts';

const stepUpPath = '/challenge/step-up';

interface ChallengeParts {
  readonly challenges: Challenges;
  readonly targetOrigins: () => readonly string[];
}

/** The bank's pages, shown in a frame of the merchant's page; the access token is the authority. */
export const registerChallengeRoutes = (
  app: FastifyInstance,
  { challenges, targetOrigins }: ChallengeParts,
): void => {
  const send = (reply: FastifyReply, html: string) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', challengePolicy(targetOrigins()))
      .header('cache-control', 'no-store')
      .send(html);

  app.post(stepUpPath, async (request, reply) => {
    const challenge = challenges.byAccess(formOf(request).get('JWT') ?? '');
    if (challenge === undefined) return send(reply.code(404), lostPage());
    return send(
      reply,
      challenge.status === 'PENDING' ? questionPage(challenge) : answeredPage(targetOrigins()),
    );
  });

  app.post('/challenge/answer', async (request, reply) => {
    const form = formOf(request);
    const code = form.has('refuse') ? undefined : (form.get('code') ?? undefined);
    const answered = challenges.answer(form.get('access') ?? '', code);
    return answered === undefined
      ? send(reply.code(404), lostPage())
      : send(reply, answeredPage(targetOrigins()));
  });

  app.get('/challenge/challenge.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(challengeStyle),
  );
  app.get('/challenge/answered.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(answeredScript),
  );
};

const formOf = (request: Parameters<typeof bodyBytes>[0]): URLSearchParams =>
  new URLSearchParams(bodyBytes(request).toString('utf8'));

/** Its own style and script, answers to itself, and only the merchant's pages around it. */
const challengePolicy = (ancestors: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors.length === 0 ? "'none'" : ancestors.join(' ')}`,
  ].join('; ');
