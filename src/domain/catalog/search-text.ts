/** The longest text a page is searched by, letters. */
export const longestSearch = 200;

/** The text an address is searched by, cut to what the shop reads, without half of a letter. */
export const searchTextOf = (params: URLSearchParams): string =>
  (params.get('q') ?? '').slice(0, longestSearch).toWellFormed();
