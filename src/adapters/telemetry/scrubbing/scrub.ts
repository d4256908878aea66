/** Longest text of one property, characters. */
const usualLength = 500;
/** Longest text that is looked at, so that no pattern takes long. */
const longestRead = 8000;

/** The patterns of values to cut out, and the word put in their place. */
const patterns: readonly (readonly [RegExp, string])[] = [
  // A JSON Web Token: never leaves, not even in part.
  [/eyJ[\w-]{4,}\.[\w-]+\.[\w-]*/g, '[jwt]'],
  [/[^\s@:/?#"'<>]+(?:@|%40)(?!https?:)[^\s@:/?#"'<>]+/gi, '[email]'],
  // Card and phone numbers, with the separators people type, also as an address writes them.
  [/\d(?:(?:[ .()+-]|%20|%2B|%28|%29){0,4}\d){8,}/gi, '[number]'],
  [/\bCC-[A-Z0-9]{4}-[A-Z0-9]{4}\b/gi, '[order]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]{8,}/gi, '$1 [token]'],
  // Longer than any word and any hash in the name of a file.
  [/[\w-]{40,}/g, '[token]'],
  // What an engine quotes in a message may be what somebody typed: JSON.parse quotes its text.
  [/"[^"\n]*"?|“[^”\n]*”?/g, '[text]'],
];

/** Cuts out what telemetry must never carry (TEL-41): e-mails, long numbers, tokens, queries. */
export const scrubbed = (text: string, longest = usualLength): string =>
  patterns
    .reduce(
      (rest, [pattern, word]) => rest.replace(pattern, word),
      withoutQueries(text.slice(0, longestRead)),
    )
    .slice(0, longest);

/** Query strings and fragments of addresses and paths, and who signs in by one. */
const withoutQueries = (text: string): string =>
  text.replace(/(\/\/)[^\s/@]*@/g, '$1').replace(/(\/[^\s?#]*)[?#]\S*/g, '$1');
