import type { Problem } from '#domain/validation/problem.ts';

/** An http(s) address without "-admin." in its host (TOKEN-012, TOKEN-013, D-AUTH-12). */
export const issuerProblem = (value: string): Problem | undefined => {
  if (value === '') return { key: 'issuer.required' };
  const url = /^https?:\/\/[^\s/?#\\]+\S*$/i.test(value) ? URL.parse(value) : null;
  if (url === null) return { key: 'issuer.url' };
  return url.hostname.includes('-admin.') ? { key: 'issuer.admin' } : undefined;
};
