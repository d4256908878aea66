import { isMap } from '#cli/contract/schema/json.ts';

/** A word as lists of values have it: `shipped`, `en-us`, `UPPER_CASE`. */
const plainCode = /^[A-Za-z]+(?:[_-][A-Za-z]+)*$/;
const longestCode = 30;

/** What stands in a report for a value of an answer: its kind and length, as `string (36)`; a dash is nothing. */
export const kindOf = (value: unknown): string => {
  if (value === undefined) return '–';
  if (typeof value === 'string') return `string (${[...value].length})`;
  if (typeof value === 'number') {
    return `${Number.isInteger(value) ? 'integer' : 'number'} (${String(Math.abs(value)).length})`;
  }
  if (Array.isArray(value)) return `array (${value.length})`;
  return isMap(value) ? `object (${Object.keys(value).length})` : String(value);
};

/**
 * The same, but a short code is told itself: for places where the document names the values, of which a code says
 * nothing about anybody. Reports are handed on, and whose data an answer holds nobody knows (D-CLI-34).
 */
export const codeOf = (value: unknown): string => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000) {
    return String(value);
  }
  const isCode = typeof value === 'string' && value.length <= longestCode && plainCode.test(value);
  return isCode ? JSON.stringify(value) : kindOf(value);
};
