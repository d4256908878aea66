import type { FastifyInstance } from 'fastify';
import { OktaRefusal } from '#sandbox/identity/desk/okta-refusal.ts';

/** Refuses texts no database keeps, wherever they stand: with a NUL, or half of a surrogate pair. */
export const refuseUnkeptTexts = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if ([body, query, params].some((part) => hasUnkept(part, deepest))) {
      throw new OktaRefusal({
        status: 400,
        code: 'E0000003',
        summary: 'The request body was not well-formed.',
      });
    }
  });
};

/** No request of the provider's is as deep; what is deeper is read by nobody. */
const deepest = 20;

const hasUnkept = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null || depth === 0) return false;
  return Object.values(value).some((inner) => hasUnkept(inner, depth - 1));
};
