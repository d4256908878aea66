import { delivery } from '#application/messages/en-us/cart/delivery.ts';
import { obstacles } from '#application/messages/en-us/cart/obstacles.ts';
import { catalogue } from '#application/messages/en-us/catalog/catalog.ts';
import { failures } from '#application/messages/en-us/failures.ts';
import { fieldLabels } from '#application/messages/en-us/field-labels.ts';
import { validation } from '#application/messages/en-us/validation.ts';

/** The core's own words in English: what is wrong, what failed, what fields are called. */
export const core = {
  ...validation,
  ...failures,
  ...fieldLabels,
  ...catalogue,
  ...obstacles,
  ...delivery,
} as const;
