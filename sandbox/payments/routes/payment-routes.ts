import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AccountParts } from '#sandbox/payments/accounts/account-parts.ts';
import { isSaleRequest } from '#sandbox/payments/accounts/account-request.ts';
import { authorize } from '#sandbox/payments/operations/authorize.ts';
import {
  capture,
  refund,
  refundCapture,
  reverse,
  unknownPayment,
} from '#sandbox/payments/operations/follow-ups.ts';
import { isoTime, type PaymentParts } from '#sandbox/payments/operations/payment-parts.ts';
import {
  authorizationReply,
  challengeReply,
  followUpReply,
} from '#sandbox/payments/operations/payment-reply.ts';
import {
  amountRequest,
  authorizationRequest,
  cancelAction,
  readRequest,
  reversalRequest,
  timeoutReversalRequest,
  timeoutVoidRequest,
  voidRequest,
} from '#sandbox/payments/operations/payment-request.ts';
import { reviewConversions } from '#sandbox/payments/operations/review.ts';
import {
  searchRequest,
  searchTransactions,
} from '#sandbox/payments/operations/transaction-search.ts';
import { transactionSummary } from '#sandbox/payments/operations/transaction-summary.ts';
import {
  reverseByTransactionId,
  voidByTransactionId,
  voidTransaction,
} from '#sandbox/payments/operations/void.ts';
import { answerSale } from '#sandbox/payments/routes/account-routes.ts';
import { jsonBody } from '#sandbox/payments/routes/merchant-scope.ts';

interface ById {
  readonly Params: { readonly id: string };
}

/** What the merchant does with money. 201 means "answered", not "paid". */
export const registerPaymentRoutes = (
  app: FastifyInstance,
  parts: PaymentParts & AccountParts,
): void => {
  app.post('/pts/v2/payments', async (request, reply) => {
    const body = jsonBody(request);
    if (isSaleRequest(body)) return reply.code(201).send(await answerSale(parts, request, body));
    const entry = await authorize(parts, readRequest(authorizationRequest, body));
    return reply
      .code(201)
      .send('kind' in entry ? authorizationReply(entry) : challengeReply(entry, parts.origin()));
  });

  app.post<ById>('/pts/v2/payments/:id/captures', async (request, reply) => {
    const body = readRequest(amountRequest, jsonBody(request));
    const entry = await capture(parts, settlement(request.params.id, body));
    return reply.code(201).send(followUpReply(entry));
  });

  app.post<ById>('/pts/v2/payments/:id/reversals', async (request, reply) => {
    const body = readRequest(reversalRequest, jsonBody(request));
    const entry = await reverse(parts, {
      paymentId: request.params.id,
      ids: body.clientReferenceInformation,
      amountCents: body.reversalInformation?.amountDetails?.totalAmount,
    });
    return reply.code(201).send(followUpReply(entry));
  });

  app.post<ById>('/pts/v2/payments/:id/refunds', async (request, reply) => {
    const body = readRequest(amountRequest, jsonBody(request));
    const entry = await refund(parts, settlement(request.params.id, body));
    return reply.code(201).send(followUpReply(entry));
  });

  app.post<ById>('/pts/v2/captures/:id/refunds', async (request, reply) => {
    const body = readRequest(amountRequest, jsonBody(request));
    const { paymentId: captureId, ...facts } = settlement(request.params.id, body);
    const entry = await refundCapture(parts, { ...facts, captureId });
    return reply.code(201).send(followUpReply(entry));
  });
};

export const registerVoidRoutes = (
  app: FastifyInstance,
  parts: PaymentParts & Pick<AccountParts, 'pendingSales'>,
): void => {
  for (const what of ['payments', 'captures', 'refunds']) {
    app.post<ById>(`/pts/v2/${what}/:id/voids`, async (request, reply) => {
      const body = readRequest(voidRequest, jsonBody(request));
      const cancels = body.processingInformation?.actionList.includes(cancelAction) === true;
      await parts.pendingSales.settle();
      const ids = body.clientReferenceInformation;
      const entry = await voidTransaction(parts, { id: request.params.id, ids, cancels });
      return reply.code(201).send(followUpReply(entry));
    });
  }

  app.post('/pts/v2/voids', async (request, reply) => {
    const body = readRequest(timeoutVoidRequest, jsonBody(request));
    await parts.pendingSales.settle();
    const entry = await voidByTransactionId(parts, body.clientReferenceInformation);
    return reply.code(201).send(followUpReply(entry));
  });

  app.post('/pts/v2/reversals', async (request, reply) => {
    const body = readRequest(timeoutReversalRequest, jsonBody(request));
    const { totalAmount: amountCents } = body.reversalInformation.amountDetails;
    const entry = await reverseByTransactionId(parts, {
      ...body.clientReferenceInformation,
      amountCents,
    });
    return reply.code(201).send(followUpReply(entry));
  });
};

/** Looking things up; answers only what is safely on the disk. */
export const registerSearchRoutes = (
  app: FastifyInstance,
  parts: PaymentParts & Pick<AccountParts, 'pendingSales'>,
): void => {
  app.post('/tss/v2/searches', async (request, reply) => {
    const asked = readRequest(searchRequest, jsonBody(request));
    const found = await parts.faults.suffer('search', async () => {
      await parts.pendingSales.settle();
      await parts.ledger.settled();
      return searchTransactions(parts.ledger, asked);
    });
    const searchId = randomUUID();
    return reply.code(201).send({
      searchId,
      submitTimeUtc: isoTime(parts),
      ...found,
      _links: { self: { href: `/tss/v2/searches/${searchId}`, method: 'GET' } },
    });
  });
  app.get<{ Querystring: { readonly startTime?: string; readonly endTime?: string } }>(
    '/reporting/v3/conversion-details',
    async ({ query }) => {
      await parts.ledger.settled();
      return reviewConversions(parts.ledger, query);
    },
  );
  app.get<ById>('/tss/v2/transactions/:id', async ({ params }) => {
    await parts.pendingSales.settle();
    await parts.ledger.settled();
    const found = parts.ledger.transaction(params.id);
    if (found === undefined) throw unknownPayment();
    return transactionSummary(parts.ledger, found);
  });
};

const settlement = (
  paymentId: string,
  body: ReturnType<typeof amountRequest.parse>,
): Parameters<typeof capture>[1] => ({
  paymentId,
  ids: body.clientReferenceInformation,
  amountCents: body.orderInformation.amountDetails.totalAmount,
});
