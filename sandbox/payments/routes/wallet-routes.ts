import type { FastifyInstance } from 'fastify';
import { readRequest } from '#sandbox/payments/operations/payment-request.ts';
import { jsonBody } from '#sandbox/payments/routes/merchant-scope.ts';
import {
  authorizeRequest,
  personRequest,
  sheetRequest,
} from '#sandbox/wallets/sheets/sheet-request.ts';
import type { Sheets } from '#sandbox/wallets/sheets/sheets.ts';

interface OfSheet {
  readonly Params: { readonly id: string };
}

/** The wallet's calls: its frame makes them for a screen, `crunch` without one. */
export const registerWalletRoutes = (
  app: FastifyInstance,
  { sheets }: { readonly sheets: Sheets },
): void => {
  app.post('/wallet/sheets', async (request, reply) => {
    const asked = readRequest(sheetRequest, jsonBody(request));
    return reply.code(201).header('cache-control', 'no-store').send(sheets.open(asked));
  });

  app.post<OfSheet>('/wallet/sheets/:id/person', async (request, reply) => {
    const { person } = readRequest(personRequest, jsonBody(request));
    return reply.header('cache-control', 'no-store').send(sheets.choose(request.params.id, person));
  });

  app.post<OfSheet>('/wallet/sheets/:id/authorize', async (request, reply) => {
    const { total } = readRequest(authorizeRequest, jsonBody(request));
    const authorized = await sheets.authorize(request.params.id, total);
    return reply.header('cache-control', 'no-store').send(authorized);
  });
};
