import type { Language } from '#domain/locale/language.ts';
import type { CallAnswer } from '#server/api/call/call-exchange.ts';
import { written } from '#server/api/refusal-table.ts';
import type { Refusal } from '#server/base/refusal/refusal.ts';

/** The failure envelope, in the language of the request and in both (D-MOCK-02). */
export const failureAnswer = (
  refusal: Refusal,
  language: Language,
  requestId: string,
): CallAnswer => {
  const { status, words, field, data, retryAfterSeconds } = written(refusal);
  return {
    status,
    headers: {
      ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
      ...(refusal.replayed === true && { 'Idempotent-Replayed': 'true' }),
    },
    body: JSON.stringify({
      responseCode: status,
      success: false,
      code: refusal.code,
      message: words[language],
      messages: words,
      ...(field !== undefined && { field }),
      requestId,
      data,
    }),
  };
};

/** The language of a request whose query and body say nothing: Spanish when it is asked for first. */
export const headerLanguage = (acceptLanguage: string | undefined): Language =>
  acceptLanguage?.trim().toLowerCase().startsWith('es') === true ? 'es' : 'en-us';
