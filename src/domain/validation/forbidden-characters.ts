import type { FieldName, Problem } from '#domain/validation/problem.ts';

/** As many are named; who pasted something else sees it by then. */
const mostNamed = 5;

/** A sign that can be shown by itself: not a mark, and not drawn as nothing. */
const shown = /^[\p{L}\p{N}\p{P}\p{S}]$/u;

/**
 * The problem of a field with characters it does not allow (ADDR-10): which ones, each once and in their
 * order. One that nobody could see in a message is told in words.
 */
export const charactersProblem = (field: FieldName, forbidden: Iterable<string>): Problem => {
  const named = [...new Set(forbidden)].filter((character) => shown.test(character));
  return named.length === 0
    ? { key: 'text.unseen', values: { field } }
    : {
        key: 'text.characters',
        values: { field, characters: named.slice(0, mostNamed).join(' ') },
      };
};

/** The characters of a text that are not of the allowed ones. */
export const forbiddenIn = (text: string, allowed: RegExp): readonly string[] =>
  [...text].filter((character) => !allowed.test(character));
