import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountParts } from '#sandbox/payments/accounts/account-parts.ts';
import {
  orderRequest,
  saleRequest,
  sessionRequest,
  statusRequest,
} from '#sandbox/payments/accounts/account-request.ts';
import { endAgreement } from '#sandbox/payments/accounts/agreements.ts';
import { askStatus } from '#sandbox/payments/accounts/ask-status.ts';
import { type MockCode, mockCodeIn, mockHeader } from '#sandbox/payments/accounts/mock-response.ts';
import { openOrder } from '#sandbox/payments/accounts/open-order.ts';
import { openSession } from '#sandbox/payments/accounts/open-session.ts';
import { approvalAddress } from '#sandbox/payments/accounts/return-address.ts';
import { sell } from '#sandbox/payments/accounts/sell.ts';
import { readRequest } from '#sandbox/payments/operations/payment-request.ts';
import { saleReply } from '#sandbox/payments/operations/sale-reply.ts';
import { jsonBody } from '#sandbox/payments/routes/merchant-scope.ts';

interface ById {
  readonly Params: { readonly id: string };
}

/** What the merchant does with payment accounts, apart from the sale itself. */
export const registerAccountRoutes = (app: FastifyInstance, parts: AccountParts): void => {
  app.post('/pts/v2/payment-references', async (request, reply) => {
    const body = readRequest(sessionRequest, jsonBody(request));
    const session = await openSession(parts, body, mockOf(request));
    return reply.code(201).send({
      id: session.id,
      submitTimeUtc: session.at,
      status: 'CREATED',
      clientReferenceInformation: { code: session.reference },
      processorInformation: {
        transactionId: session.paymentId,
        paymentUrl: approvalAddress(parts.origin(), session, body.buyerInformation?.language),
      },
    });
  });

  app.post<ById>('/pts/v2/refresh-payment-status/:id', async (request, reply) => {
    const body = readRequest(statusRequest, jsonBody(request));
    return reply.code(201).send(await askStatus(parts, request.params.id, body, mockOf(request)));
  });

  app.post<ById>('/pts/v2/payment-references/:id/intents', async (request, reply) => {
    const body = readRequest(orderRequest, jsonBody(request));
    const order = await openOrder(parts, request.params.id, body, mockOf(request));
    return reply.code(201).send({
      id: order.id,
      submitTimeUtc: order.at,
      status: 'CREATED',
      clientReferenceInformation: { code: order.reference },
      processorInformation: {
        orderId: order.orderId,
        transactionId: parts.ledger.accounts.session(order.sessionId)?.paymentId,
      },
    });
  });

  app.delete<ById>('/pts/v2/billing-agreements/:id', async ({ params }, reply) => {
    await endAgreement(parts, params.id);
    return reply.code(204).send();
  });
};

/** The sale shares the address of card payments; its action list tells it apart. */
export const answerSale = async (parts: AccountParts, request: FastifyRequest, body: unknown) =>
  saleReply(await sell(parts, readRequest(saleRequest, body), mockOf(request)));

const mockOf = ({ headers }: FastifyRequest): MockCode | undefined =>
  mockCodeIn(headers[mockHeader.toLowerCase()]);
