import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { InProcessAnswer, InProcessRequest } from '#server/api/in-process.ts';

/** Start data of the rendering thread. */
export interface RenderingSource {
  /** Where the web shop was built to. */
  readonly distFolder: string;
  readonly publicConfig: PublicConfig;
  /** The shop's public origin, without a trailing slash. */
  readonly origin: string;
}

/** Messages from the server to the rendering thread; numbers connect answers with requests. */
export type ToRendering =
  | { readonly kind: 'render'; readonly number: number; readonly address: string }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: InProcessAnswer };

/** Messages from the rendering thread to the server. */
export type FromRendering =
  | { readonly kind: 'ready' }
  | { readonly kind: 'call'; readonly number: number; readonly request: InProcessRequest }
  | {
      readonly kind: 'rendered';
      readonly number: number;
      readonly status: number;
      readonly html: Uint8Array<ArrayBuffer>;
      readonly packed: Uint8Array<ArrayBuffer>;
      readonly data: Uint8Array<ArrayBuffer>;
      readonly etag: string;
      readonly link: string | undefined;
    }
  | {
      readonly kind: 'redirect';
      readonly number: number;
      readonly status: number;
      readonly location: string;
    }
  | { readonly kind: 'failed'; readonly number: number; readonly error: unknown };
