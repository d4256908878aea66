import { namesPostOfficeBox } from '#domain/shipping/po-box.ts';
import { charactersProblem, forbiddenIn } from '#domain/validation/forbidden-characters.ts';
import { inputLimits } from '#domain/validation/input-limits.ts';
import { hasUnseen } from '#domain/validation/name-text.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { lengthOf, tidied } from '#domain/validation/typed-text.ts';

/**
 * Words of letters, joined by one space, period, apostrophe or hyphen, a period or apostrophe
 * possibly before the space: St. Louis, Coeur d'Alene, Winston-Salem, Land O' Lakes (D-READ-08).
 */
const cityForm = /^\p{L}[\p{L}\p{M}]*(?:(?:[.'-]|[.']? )\p{L}[\p{L}\p{M}]*)*\.?$/u;

const cityCharacter = /^[\p{L}\p{M} .'-]$/u;

/** The rule of a shipping city: a P.O. box in it gets the unable-to-ship text (ADDR-09). */
export const cityProblem = (value: string): Problem | undefined =>
  namesPostOfficeBox(value)
    ? { key: 'place.unable', values: { place: 'P.O. Box' } }
    : billingCityProblem(value);

/** Required, letters as US place names have them, at most 30 characters (ADDR-04, ADDR-05). */
export const billingCityProblem = (value: string): Problem | undefined => {
  const city = tidied(value);
  if (city === '') return { key: 'required.city' };
  if (/\p{Nd}/u.test(city)) return { key: 'city.letters' };
  if (!cityForm.test(city) || hasUnseen(city)) {
    const strange = forbiddenIn(city, cityCharacter);
    // Signs that a city may have, where none does: all of them are named.
    return charactersProblem('city', strange.length > 0 ? strange : (city.match(/[.'-]/g) ?? []));
  }
  return lengthOf(city) > inputLimits.cityLongest
    ? { key: 'text.long', values: { field: 'city', max: inputLimits.cityLongest } }
    : undefined;
};
