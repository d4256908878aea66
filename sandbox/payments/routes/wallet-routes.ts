import type { FastifyInstance } from 'fastify';
import { readRequest } from '#sandbox/payments/operations/payment-request.ts';
import { framePolicy } from '#sandbox/payments/routes/frame-policy.ts';
import { jsonBody } from '#sandbox/payments/routes/merchant-scope.ts';
import { sheetPage, sheetStyle } from '#sandbox/wallets/sheets/sheet-page.ts';
import {
  authorizeRequest,
  personRequest,
  sheetRequest,
} from '#sandbox/wallets/sheets/sheet-request.ts';
import type { Sheets } from '#sandbox/wallets/sheets/sheets.ts';
import type { WalletScripts } from '#sandbox/wallets/wallet-scripts.ts';

interface OfSheet {
  readonly Params: { readonly id: string };
}

export interface WalletParts {
  readonly sheets: Sheets;
  /** Built at the first request. */
  readonly walletScripts: () => Promise<WalletScripts>;
  readonly validationUrl: string;
  readonly targetOrigins: () => readonly string[];
}

/** The wallet on this host: the script for pages, the sheet's frame, and the sheet's calls. */
export const registerWalletRoutes = (app: FastifyInstance, parts: WalletParts): void => {
  registerSheetCalls(app, parts);
  app.get('/wallet/apple-pay-sandbox.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store')
      .send((await parts.walletScripts()).page.bytes),
  );
  app.get<{ Querystring: { readonly lang?: unknown } }>(
    '/wallet/sheet',
    async ({ query: { lang } }, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', framePolicy(parts.targetOrigins()))
        .header('cache-control', 'no-store')
        .send(sheetPage(lang === 'es' ? 'es' : 'en', parts.validationUrl)),
  );
  app.get('/wallet/sheet.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-store').send(sheetStyle),
  );
  app.get('/wallet/sheet.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .send((await parts.walletScripts()).sheet.bytes),
  );
};

/** The wallet's calls: its frame makes them for a screen, `crunch` without one. */
const registerSheetCalls = (
  app: FastifyInstance,
  { sheets }: Pick<WalletParts, 'sheets'>,
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
