/** Name of the cookie that says who is signed in at the provider. */
export const sessionCookie = 'sid';

export const cookieOf = (header: string | undefined, name: string): string | undefined => {
  for (const part of (header ?? '').split(';')) {
    const [key = '', ...value] = part.trim().split('=');
    if (key === name) return value.join('=');
  }
  return undefined;
};

/** Not for scripts, and not sent along by pages of another site but for plain links. */
export const cookieText = (value: string, expires: Date, secure: boolean): string =>
  [
    `${sessionCookie}=${value}`,
    'Path=/',
    `Expires=${expires.toUTCString()}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
