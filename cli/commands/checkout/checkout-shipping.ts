import type { ShippingOutcome } from '#application/checkout/complete-shipping.ts';
import { fillBlanks } from '#application/messages/message.ts';
import { CommandFailure, exitCodes } from '#cli/report/command-failure.ts';
import type { Session } from '#cli/session/session.ts';
import type { Address } from '#domain/shipping/address.ts';

type Completed = Extract<ShippingOutcome, { kind: 'completed' }>;

/** The finished shipping step; where an address is to choose, a terminal names the choices. */
export const completed = (outcome: ShippingOutcome, { words }: Session): Completed => {
  if (outcome.kind === 'completed') return outcome;
  const choices = outcome.candidates.map(inOneLine).join('; ');
  const message =
    choices === ''
      ? words['error.addressUnknown']
      : fillBlanks(words['error.addressChoice'], { choices });
  throw new CommandFailure({ code: 'AddressChoice', message, field: 'address' }, exitCodes.refused);
};

const inOneLine = ({ address, addressDetails, city, state, zipcode }: Address): string =>
  [address, addressDetails, city, `${state} ${zipcode}`].filter((part) => part !== '').join(', ');
