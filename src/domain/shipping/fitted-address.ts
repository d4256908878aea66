import type { Address } from '#domain/shipping/address.ts';
import { stateCodeOf } from '#domain/shipping/state-name.ts';
import { fittedName } from '#domain/validation/fitted-name.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { tidied } from '#domain/validation/typed-text.ts';

/**
 * An address as another service writes it, in the form of this shop: names in the nearest allowed spelling (D-FORM-21),
 * lines of at most 30 characters, the state as its code, the zip code with five digits. It is not checked here: what does
 * not fit stays, and is refused by the rules of typed addresses (ADDR-24).
 */
export const fittedAddress = (address: Address): Address => ({
  firstName: fittedName(address.firstName),
  lastName: fittedName(address.lastName),
  ...fittedLines(tidied(address.address), tidied(address.addressDetails)),
  city: tidied(address.city),
  state: stateCodeOf(tidied(address.state)),
  zipcode: /^\d{5}/.exec(tidied(address.zipcode))?.[0] ?? address.zipcode,
});

/** A long first line goes on in the second one, when that is free and there is a place to break. */
const fittedLines = (
  first: string,
  second: string,
): Pick<Address, 'address' | 'addressDetails'> => {
  const whole = { address: first, addressDetails: second };
  const longest = inputLimits.addressLongest;
  if ([...first].length <= longest || second !== '') return whole;
  const [address, addressDetails] = cutAtWord(first, longest);
  return [...addressDetails].length <= longest ? { address, addressDetails } : whole;
};

/** Before and after the last space that leaves at most so many characters. */
export const cutAtWord = (text: string, longest: number): readonly [string, string] => {
  const letters = [...text];
  if (letters.length <= longest) return [text, ''];
  const at = letters.lastIndexOf(' ', longest);
  return at < 1 ? [text, ''] : [letters.slice(0, at).join(''), letters.slice(at + 1).join('')];
};
