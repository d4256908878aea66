import { type CatalogParts, catalogAnswers } from '#server/api/catalog-handlers.ts';
import { type ContentParts, contentAnswers } from '#server/api/content-handlers.ts';
import type { AnsweredCall } from '#server/api/handler.ts';
import { listAnswers } from '#server/api/list-handlers.ts';
import { type MixParts, mixAnswers } from '#server/api/mix-handlers.ts';
import { searchAnswers } from '#server/api/search-handlers.ts';
import { type SettingsParts, settingsAnswers } from '#server/api/settings-handlers.ts';
import { type VisitParts, visitAnswers } from '#server/api/visit-handlers.ts';
import { makeSearchReader } from '#server/data/search/search-reader.ts';

/** The calls the shop answers from its catalogue and settings alone. */
export const shopAnswers = (
  parts: CatalogParts & SettingsParts & ContentParts & VisitParts & MixParts,
): readonly AnsweredCall[] => {
  const readText = makeSearchReader(parts.db, parts.catalog);
  return [
    ...settingsAnswers(parts),
    ...catalogAnswers(parts),
    ...contentAnswers(parts),
    ...visitAnswers(parts),
    ...listAnswers(parts, readText),
    ...searchAnswers(parts, readText),
    ...mixAnswers(parts),
  ];
};
