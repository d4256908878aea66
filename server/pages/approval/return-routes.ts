import type { FastifyInstance } from 'fastify';
import { languageFromQuery } from '#domain/locale/language.ts';
import { approvalReturnPath } from '#domain/payment/account/approval-return.ts';
import { apiHeaders } from '#server/http/api-headers.ts';
import { returnPage, returnPagePolicy } from '#server/pages/approval/return-page.ts';

/**
 * The page a payer's window comes back to. It has no Cross-Origin-Opener-Policy, so that it still
 * knows the page that opened it; it changes nothing, whatever its address says (D-CHECKOUT-17).
 */
export const registerApprovalReturn = (app: FastifyInstance): void => {
  app.get(approvalReturnPath, async (request, reply) => {
    const { lang = '' } = request.query as { readonly lang?: string };
    return reply
      .headers(apiHeaders)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', returnPagePolicy)
      .header('x-robots-tag', 'noindex')
      .send(returnPage(languageFromQuery(String(lang))));
  });
};
