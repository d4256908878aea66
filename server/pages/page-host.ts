import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { InProcessCall } from '#server/api/in-process.ts';
import type { NonceOf } from '#server/http/page-security.ts';

/** What the server gives to the renderer of its pages. */
export interface PageHost {
  /** The storefront without a network. */
  readonly call: InProcessCall;
  /** Changes with each change of what pages show. */
  readonly catalogVersion: () => Promise<string>;
  /** Whether a product has a page; much cheaper than rendering a not-found page. */
  readonly hasProduct: (productId: string) => Promise<boolean>;
  /** Ids of the products that sell best, best first. */
  readonly bestSellers: () => Promise<readonly string[]>;
  readonly publicConfig: PublicConfig;
  /** The shop's public origin, without a trailing slash; absolute links begin with it. */
  readonly origin: string;
  /** The nonce scripts and styles of this response must carry. */
  readonly nonceOf: NonceOf;
}

/**
 * Registers pages and static files. `pages` has the pages' security headers and compression; a
 * `/*` route there is what unknown addresses outside the storefront reach.
 */
export type RegisterPages = (pages: FastifyInstance, host: PageHost) => Promise<void>;
