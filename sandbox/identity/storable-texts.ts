import type { FastifyInstance } from 'fastify';
import { OktaRefusal } from '#sandbox/identity/base/okta-refusal.ts';

/**
 * Refuses texts that the database cannot store, anywhere in a request: with a NUL character or half
 * of a surrogate pair.
 */
export const refuseUnstorableTexts = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body, query, params }) => {
    if ([body, query, params].some((part) => hasUnstorableText(part, deepest))) {
      throw new OktaRefusal({
        status: 400,
        code: 'E0000003',
        summary: 'The request body was not well-formed.',
      });
    }
  });
};

/** Levels checked; every request of the provider has fewer, and deeper values are never read. */
const deepest = 20;

const hasUnstorableText = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null || depth === 0) return false;
  return Object.values(value).some((inner) => hasUnstorableText(inner, depth - 1));
};
