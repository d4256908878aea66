import { checkout } from '#application/messages/en-us/checkout.ts';
import { core } from '#application/messages/en-us/core.ts';

/** English texts that nothing on the first paint says: failures, problems, the checkout. */
export const later = { ...core, ...checkout } as const;
