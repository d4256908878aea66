import { type CatalogParts, catalogAnswers } from '#server/api/catalog-handlers.ts';
import { type ContentParts, contentAnswers } from '#server/api/content-handlers.ts';
import type { AnsweredCall } from '#server/api/handler.ts';
import { listAnswers } from '#server/api/list-handlers.ts';
import { type MixParts, mixAnswers } from '#server/api/mix-handlers.ts';
import { type SettingsParts, settingsAnswers } from '#server/api/settings-handlers.ts';
import { type VisitParts, visitAnswers } from '#server/api/visit-handlers.ts';

/** The calls the shop answers from its catalogue and settings alone. */
export const shopAnswers = (
  parts: CatalogParts & SettingsParts & ContentParts & VisitParts & MixParts,
): readonly AnsweredCall[] => [
  ...settingsAnswers(parts),
  ...catalogAnswers(parts),
  ...contentAnswers(parts),
  ...visitAnswers(parts),
  ...listAnswers(parts),
  ...mixAnswers(parts),
];
