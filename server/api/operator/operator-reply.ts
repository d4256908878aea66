import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languages } from '#domain/locale/language.ts';
import { sendAnswer, sendRefusal } from '#server/api/failure-replies.ts';
import { successEnvelope } from '#server/api/write-reply.ts';
import { isRefusal, type Refusal } from '#server/base/refusal/refusal.ts';

/** The language an operator asked for. */
export const languageOf = ({ query }: FastifyRequest): Language => {
  const { lang } = query as Readonly<Record<string, unknown>>;
  return languages.find((known) => known === lang) ?? 'en-us';
};

/** Answers an operator with these items, or with the refusal. */
export const tellOperator = (
  request: FastifyRequest,
  reply: FastifyReply,
  items: readonly unknown[] | Refusal,
) => {
  if (isRefusal(items)) return sendRefusal(request, reply, items);
  const body = successEnvelope(JSON.stringify(items), request.id);
  return sendAnswer(reply, { status: 200, headers: {}, body });
};
