/**
 * Day and month stay on one line: `December 1` never ends a line with `December`, nor `1 de diciembre` with `1`. Mails and
 * terminal have plain spaces, which are easier to search.
 */
export const unbrokenDay = (day: string): string =>
  day
    .replace(/ (?=\d{1,2}(?!\d| \p{L}))/gu, '\u00a0')
    .replace(/\d (?:de )?(?=\p{L})/gu, (start) => start.replaceAll(' ', '\u00a0'));
