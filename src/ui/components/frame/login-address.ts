/** Where to log in so as to come back to the page at hand (D-AUTH-06). */
export const loginAddress = (): string => {
  const { pathname, search } = window.location;
  if (/^\/(login|createaccount)$/.test(pathname)) return `/login${search}`;
  return `/login?returnTo=${encodeURIComponent(pathname + search)}`;
};
