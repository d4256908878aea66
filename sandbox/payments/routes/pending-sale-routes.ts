import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '#sandbox/payments/accounts/account-parts.ts';
import { patienceBody, pendingSaleBody } from '#sandbox/payments/accounts/pending-sales.ts';
import { readRequest } from '#sandbox/payments/operations/payment-request.ts';
import { jsonBody } from '#sandbox/payments/routes/merchant-scope.ts';

const path = '/sandbox/pending-sales';

/** For people and tests only: decides pending sales, and how soon they end by themselves. */
export const registerPendingSaleRoutes = (
  app: FastifyInstance,
  { pendingSales }: Pick<AccountParts, 'pendingSales'>,
): void => {
  const list = async () => {
    await pendingSales.settle();
    return { waiting: pendingSales.list(), questions: pendingSales.questions() };
  };

  app.get(path, list);
  app.post(path, async (request) => {
    await pendingSales.settle();
    return { decided: await pendingSales.decide(readRequest(pendingSaleBody, jsonBody(request))) };
  });
  app.put(path, async (request) => {
    pendingSales.setQuestions(readRequest(patienceBody, jsonBody(request)).questions);
    return list();
  });
};
