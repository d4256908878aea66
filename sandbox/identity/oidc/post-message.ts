import { randomBytes } from 'node:crypto';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { IdentitySettings } from '#sandbox/identity/desk/identity-settings.ts';

/**
 * Okta's answer to a frame or a popup: the bare parameters as a message to the page that opened it,
 * and only if that page is of the redirect address's origin.
 */
export const answerByMessage = (
  { trustedOrigins }: IdentitySettings,
  ctx: KoaContextWithOIDC,
  redirectUri: string,
  response: Readonly<Record<string, unknown>>,
): void => {
  const nonce = randomBytes(16).toString('base64');
  ctx.status = 200;
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.set('referrer-policy', 'no-referrer');
  ctx.set(
    'content-security-policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${trustedOrigins.join(' ')}`,
  );
  const message = inScript(response);
  const target = inScript(new URL(redirectUri).origin);
  ctx.body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox sign-in</title></head><body><script nonce="${nonce}">(window.opener || window.parent).postMessage(${message}, ${target});</script></body></html>`;
};

/** JSON that cannot end its script element, nor a line of it. */
const inScript = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
