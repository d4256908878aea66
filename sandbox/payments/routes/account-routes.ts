import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountParts } from '#sandbox/payments/accounts/account-parts.ts';
import {
  agreementRequest,
  orderRequest,
  saleRequest,
  sessionRequest,
  statusRequest,
} from '#sandbox/payments/accounts/account-request.ts';
import { createAgreement, endAgreement } from '#sandbox/payments/accounts/agreements.ts';
import { askStatus } from '#sandbox/payments/accounts/ask-status.ts';
import { type MockCode, mockCodeIn, mockHeader } from '#sandbox/payments/accounts/mock-response.ts';
import { openOrder } from '#sandbox/payments/accounts/open-order.ts';
import { openSession } from '#sandbox/payments/accounts/open-session.ts';
import { approvalAddress } from '#sandbox/payments/accounts/return-address.ts';
import { sell } from '#sandbox/payments/accounts/sell.ts';
import { isoTime, newRequestId } from '#sandbox/payments/operations/payment-parts.ts';
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
      processorInformation: { transactionId: order.orderId },
    });
  });

  app.patch<ById>('/pts/v2/billing-agreements/:id', async (request, reply) => {
    const body = readRequest(agreementRequest, jsonBody(request));
    const [action] = body.processingInformation.actionList;
    const { id } = request.params;
    const facts = { id: newRequestId(parts), submitTimeUtc: isoTime(parts) };
    const clientReferenceInformation = { code: body.clientReferenceInformation.code };
    if (action === 'CANCEL_AGREEMENT') {
      await endAgreement(parts, id);
      return reply.code(201).send({ ...facts, clientReferenceInformation, status: 'REVOKED' });
    }
    const { id: transactionId, payerId } = await createAgreement(parts, id);
    return reply.code(201).send({
      ...facts,
      clientReferenceInformation,
      status: 'ACTIVE',
      agreementInformation: { transactionId },
      paymentInformation: { eWallet: { accountId: payerId } },
    });
  });
};

/** The sale shares the address of card payments; its action list tells it apart. */
export const answerSale = async (parts: AccountParts, request: FastifyRequest, body: unknown) =>
  saleReply(await sell(parts, readRequest(saleRequest, body), mockOf(request)));

const mockOf = ({ headers }: FastifyRequest): MockCode | undefined =>
  mockCodeIn(headers[mockHeader.toLowerCase()]);
