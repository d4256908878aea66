import { checkout } from '#application/messages/en-us/checkout.ts';
import { core } from '#application/messages/en-us/core.ts';
import { notices } from '#application/messages/en-us/notices.ts';

/** English texts that nothing on the first paint says: failures, problems, the checkout. */
export const later = { ...core, ...notices, ...checkout } as const;
