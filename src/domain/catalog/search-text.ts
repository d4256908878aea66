/** The longest search text that is read, in characters. */
export const longestSearch = 200;

/** The search text of an address, cut to the limit; half of a surrogate pair is replaced. */
export const searchTextOf = (params: URLSearchParams): string =>
  (params.get('q') ?? '').slice(0, longestSearch).toWellFormed();
