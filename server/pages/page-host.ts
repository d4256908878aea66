import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { InProcessCall } from '#server/api/in-process.ts';
import type { NonceOf } from '#server/http/page-security.ts';

/** What the shop's server gives to whoever renders its pages. */
export interface PageHost {
  /** The storefront without the network. */
  readonly call: InProcessCall;
  /** Another text after each change of what pages show. */
  readonly catalogVersion: () => Promise<string>;
  /** Whether a product has a page: cheap, where drawing one to say that there is none is not. */
  readonly hasProduct: (productId: string) => Promise<boolean>;
  readonly publicConfig: PublicConfig;
  /** What shoppers type, without a trailing slash: links that leave the page begin with it. */
  readonly origin: string;
  /** The nonce scripts and styles of this response must carry. */
  readonly nonceOf: NonceOf;
}

/**
 * Registers pages and static files. `pages` has the pages' security headers and compression; a
 * `/*` route there is what unknown addresses outside the storefront reach.
 */
export type RegisterPages = (pages: FastifyInstance, host: PageHost) => Promise<void>;
