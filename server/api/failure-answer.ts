import type { Language } from '#domain/locale/language.ts';
import type { CallAnswer } from '#server/api/call/call-exchange.ts';
import type { Refusal } from '#server/base/refusal/refusal.ts';

/** The failure envelope, in the language of the request and in both (D-MOCK-02). */
export const failureAnswer = (
  { facts }: Refusal,
  language: Language,
  requestId: string,
): CallAnswer => ({
  status: facts.status,
  headers: {
    ...(facts.retryAfterSeconds !== undefined && {
      'retry-after': String(facts.retryAfterSeconds),
    }),
    ...(facts.replayed === true && { 'Idempotent-Replayed': 'true' }),
  },
  body: JSON.stringify({
    responseCode: facts.status,
    success: false,
    code: facts.code,
    message: facts.messages[language],
    messages: facts.messages,
    ...(facts.field !== undefined && { field: facts.field }),
    requestId,
    data: facts.data ?? [],
  }),
});

/** The language of a request whose query and body say nothing: Spanish when it is asked for first. */
export const headerLanguage = (acceptLanguage: string | undefined): Language =>
  acceptLanguage?.trim().toLowerCase().startsWith('es') === true ? 'es' : 'en-us';
