/** The address of the login page that returns to the current page (D-AUTH-06). */
export const loginAddress = (): string => {
  const { pathname, search } = window.location;
  if (/^\/(login|createaccount)$/.test(pathname)) return `/login${search}`;
  return `/login?returnTo=${encodeURIComponent(pathname + search)}`;
};
