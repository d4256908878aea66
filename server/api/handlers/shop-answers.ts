import type { AnsweredCall } from '#server/api/call/handler.ts';
import { type CatalogParts, catalogAnswers } from '#server/api/handlers/catalog-handlers.ts';
import { type ContentParts, contentAnswers } from '#server/api/handlers/content-handlers.ts';
import { listAnswers } from '#server/api/handlers/list-handlers.ts';
import {
  type MixBuilderParts,
  mixBuilderAnswers,
} from '#server/api/handlers/mix/mix-builder-handlers.ts';
import { searchAnswers } from '#server/api/handlers/search-handlers.ts';
import { type SettingsParts, settingsAnswers } from '#server/api/handlers/settings-handlers.ts';
import { type VisitParts, visitAnswers } from '#server/api/handlers/visit-handlers.ts';
import { makeSearchReader } from '#server/data/search/search-reader.ts';

/** Calls that need only the catalogue and the settings. */
export const shopAnswers = (
  parts: CatalogParts & SettingsParts & ContentParts & VisitParts & MixBuilderParts,
): readonly AnsweredCall[] => {
  const readText = makeSearchReader(parts.db, parts.catalog);
  return [
    ...settingsAnswers(parts),
    ...catalogAnswers(parts),
    ...contentAnswers(parts),
    ...visitAnswers(parts),
    ...listAnswers(parts, readText),
    ...searchAnswers(parts, readText),
    ...mixBuilderAnswers(parts),
  ];
};
