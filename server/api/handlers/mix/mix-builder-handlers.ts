import type { Kysely } from 'kysely';
import { getconfig, productlist } from '#adapters/http/wire/calls/mix-calls.ts';
import { type AnsweredCall, answerPublic } from '#server/api/call/handler.ts';
import { readMixable } from '#server/data/catalog/chosen-products.ts';
import { readMixRules } from '#server/data/catalog/read-mix-rules.ts';
import type { Tables } from '#server/data/tables/tables.ts';

export interface MixBuilderParts {
  readonly db: Kysely<Tables>;
}

/** The rules of mixes, and the products that may go into one. */
export const mixBuilderAnswers = ({ db }: MixBuilderParts): readonly AnsweredCall[] => [
  answerPublic(getconfig, async ({ language }) => {
    const { nonSku, ...rules } = await readMixRules(db, language);
    return { items: [{ ...rules, zNonSku: nonSku }] };
  }),
  answerPublic(productlist, async (request) => ({
    items: await readMixable(db, Number(request.query.page), request),
  })),
];
