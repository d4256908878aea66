/** Where a sign-in leads by default. */
const home = '/';

/** Paths that are part of signing in; a sign-in must not return to them. */
const signInPaths = /^\/(login|createaccount|implicit)(\/|$)/i;

/** The longest address to return to, in characters; a list with every filter is shorter. */
export const longestReturn = 2000;

const nowhere = 'http://shop.invalid';

/**
 * The path of this shop to return to after a sign-in. An address that could lead to another site, or
 * back to a sign-in page, is replaced by the home page (D-AUTH-06).
 *
 * The address is parsed as a browser parses it, so that tabs, backslashes and dots cannot hide a host;
 * the result is the parsed address, never the given text.
 */
export const safeReturnTo = (asked: string | undefined): string => {
  if (asked === undefined || !asked.startsWith('/') || asked.length > longestReturn) return home;
  const url = URL.parse(asked, nowhere);
  if (url === null || url.origin !== nowhere || url.username !== '') return home;
  // `/.//evil.example` parses as a path of this shop, but a browser follows it to another site.
  if (url.pathname.startsWith('//') || signInPaths.test(url.pathname)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
};
