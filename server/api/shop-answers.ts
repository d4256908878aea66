import { type CatalogParts, catalogAnswers } from '#server/api/catalog-handlers.ts';
import { type ContentParts, contentAnswers } from '#server/api/content-handlers.ts';
import type { AnsweredCall } from '#server/api/handler.ts';
import { type SettingsParts, settingsAnswers } from '#server/api/settings-handlers.ts';
import { type VisitParts, visitAnswers } from '#server/api/visit-handlers.ts';

/** The calls the shop answers from its catalogue and settings alone. */
<<<<<<< HEAD
export const shopAnswers = (
  parts: CatalogParts & SettingsParts & ContentParts,
): readonly AnsweredCall[] => [
  ...settingsAnswers(parts),
  ...catalogAnswers(parts),
  ...contentAnswers(parts),
=======
export const shopAnswers = (parts: CatalogParts & SettingsParts & VisitParts): readonly AnsweredCall[] => [
  ...settingsAnswers(parts),
  ...catalogAnswers(parts),
  ...visitAnswers(parts),
>>>>>>> 7ab82bd (wip)
];
