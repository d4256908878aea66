import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '#server/base/config/config.ts';

/** The nonce of one response: only scripts and styles of the page itself carry it. */
export type NonceOf = (response: { readonly raw: ServerResponse }) => string;

export const makeNonces = (): NonceOf => {
  const nonces = new WeakMap<ServerResponse, string>();
  return ({ raw }) => {
    const nonce = nonces.get(raw) ?? randomBytes(16).toString('base64');
    nonces.set(raw, nonce);
    return nonce;
  };
};

/** Security headers of every page; the payment page's needs are in docs/payments.md. */
export const securePages = async (
  pages: FastifyInstance,
  config: ServerConfig,
  nonceOf: NonceOf,
  recordingsUrl?: string,
): Promise<void> => {
  await pages.register(helmet, helmetOptions(config, nonceOf, recordingsUrl));
  pages.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'payment=(self), camera=(), microphone=(), geolocation=()');
  });
};

const helmetOptions = (
  config: ServerConfig,
  nonceOf: NonceOf,
  recordingsUrl: string | undefined,
): FastifyHelmetOptions => {
  const nonce = (_request: IncomingMessage, raw: ServerResponse): string =>
    `'nonce-${nonceOf({ raw })}'`;
  const secure = config.publicOrigin.startsWith('https:');
  const { telemetryUrl, telemetrySettings } = config;
  const told = [telemetryUrl, telemetrySettings?.configUrl, recordingsUrl].flatMap((address) =>
    address === undefined ? [] : [new URL(address).origin],
  );
  const identity = new URL(config.issuer).origin;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", nonce, ...config.vaultOrigins],
        'style-src': ["'self'", nonce],
        // Tints and meters set CSS custom properties in style attributes.
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'data:', ...config.pictureOrigins],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...new Set(told), identity],
        'frame-src': [...config.vaultOrigins],
        // The bank's page is opened by a form, in a frame of the gateway.
        'form-action': ["'self'", ...config.vaultOrigins],
        'base-uri': ["'none'"],
        'object-src': ["'none'"],
        'frame-ancestors': ["'self'"],
        ...(secure && { 'upgrade-insecure-requests': [] }),
      },
    },
    // The approval window of a wallet must keep a reference to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: secure,
  };
};
