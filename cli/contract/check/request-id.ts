import type { Seen } from '#cli/contract/exchange/send.ts';
import { fieldOf } from '#cli/contract/schema/json.ts';
import type { Misfit } from '#cli/contract/schema/misfits.ts';
import { kindOf } from '#cli/contract/schema/told.ts';

/** The id in the envelope is the one of the header, so that either finds the request in the log. */
export const otherRequestId = ({ body, headers }: Seen): Misfit | undefined => {
  const [inside, beside] = [fieldOf(body, 'requestId'), headers['x-request-id']];
  return inside === undefined || beside === undefined || inside === beside
    ? undefined
    : { place: 'requestId', expected: 'X-Request-Id', got: `≠ ${kindOf(inside)}` };
};
