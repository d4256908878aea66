/** Longest text of one property, characters. */
const longestText = 500;
/** Longest text that is looked at, so that no pattern takes long. */
const longestRead = 4000;

/** The patterns of values to cut out, and the word put in their place. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // A JSON Web Token: never leaves, not even in part.
  [/eyJ[\w-]{4,}\.[\w-]+\.[\w-]*/g, '[jwt]'],
  [/[^\s@:/?#]+@[^\s@:/?#]+/g, '[email]'],
  // Card and phone numbers, with the separators people type.
  [/\d(?:[ .()-]{0,2}\d){8,}/g, '[number]'],
];

/** Cuts out what telemetry must never carry (TEL-41): e-mails, long numbers, tokens, queries. */
export const scrubbed = (text: string): string =>
  patterns
    .reduce(
      (rest, [pattern, word]) => rest.replace(pattern, word),
      withoutQueries(text.slice(0, longestRead)),
    )
    .slice(0, longestText);

/** Query strings and fragments of addresses and paths. */
const withoutQueries = (text: string): string => text.replace(/(\/[^\s?#]*)[?#]\S*/g, '$1');
