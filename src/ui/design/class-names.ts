/** Class names side by side; missing ones are left out. */
export const classNames = (...names: readonly (string | undefined | false)[]): string =>
  names.filter(Boolean).join(' ');
