import { createHash } from 'node:crypto';

/** The source of a Content-Security-Policy that allows an inline script or style of these very bytes. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
