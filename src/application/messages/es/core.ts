import { delivery } from '#application/messages/es/cart/delivery.ts';
import { obstacles } from '#application/messages/es/cart/obstacles.ts';
import { catalogue } from '#application/messages/es/catalog/catalog.ts';
import { failures } from '#application/messages/es/failures.ts';
import { fieldLabels } from '#application/messages/es/field-labels.ts';
import { validation } from '#application/messages/es/validation.ts';

/** The core's own words in Spanish: what is wrong, what failed, what fields are called. */
export const core = {
  ...validation,
  ...failures,
  ...fieldLabels,
  ...catalogue,
  ...obstacles,
  ...delivery,
} as const;
