/**
 * A number is never alone at the end of a line: `December 1` and `1 de` stay together. The Spanish month may begin the next
 * line: whole, `1 de septiembre` is wider than the narrowest phone with text twice as large. Mails and terminal have plain
 * spaces, which are easier to search.
 */
export const unbrokenDay = (day: string): string =>
  day.replace(/ (?=\d{1,2}(?!\d| \p{L}))/gu, '\u00a0').replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
