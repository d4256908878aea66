/** Where a sign-in leads when nothing better is known. */
const home = '/';

/** Addresses that only make sense on the way to a sign-in. */
const signInPaths = /^\/(login|createaccount|implicit)(\/|$)/i;

/** The longest address returned to, letters: a list with every filter is shorter. */
export const longestReturn = 2000;

const nowhere = 'http://shop.invalid';

/**
 * The path of this shop to return to after a sign-in; anything that could lead to another site, or
 * back into signing in, leads home (D-AUTH-06).
 *
 * The address is read as a browser reads it, so that tabs, backslashes and dots hide nothing; what
 * comes out is the browser's reading, never the text that came in.
 */
export const safeReturnTo = (asked: string | undefined): string => {
  if (asked === undefined || !asked.startsWith('/') || asked.length > longestReturn) return home;
  const url = URL.parse(asked, nowhere);
  if (url === null || url.origin !== nowhere || url.username !== '') return home;
  // `/.//evil.example` is a path of ours that reads as another site's when it is followed.
  if (url.pathname.startsWith('//') || signInPaths.test(url.pathname)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
};
