import type { FastifyInstance } from 'fastify';
import { registerApprovalReturn } from '#server/pages/approval/return-routes.ts';
import { registerNoticeStops } from '#server/pages/notices/notice-routes.ts';

/** Pages without the web shop: behind the links of notices, and where PayPal's window comes back to. */
export const registerPlainPages = async (
  app: FastifyInstance,
  parts: Parameters<typeof registerNoticeStops>[1],
): Promise<void> => {
  await registerNoticeStops(app, parts);
  registerApprovalReturn(app);
};
