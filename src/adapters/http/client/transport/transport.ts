import type { Silence } from '#ports/session/call-failures.ts';

/** One request as it leaves; `path` starts with `/`, or is a whole address for generic calls. */
export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Outlives the page. */
  readonly keepalive?: true;
}

/** What came back: an answer of any status, or nothing at all. */
export type WireAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly statusText: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: unknown;
    }
  | { readonly kind: 'silent'; readonly why: Silence; readonly cause: unknown };

/** Carries one request. It may reject: the shop's client takes that as no answer. */
export type Transport = (request: WireRequest, signal?: AbortSignal) => Promise<WireAnswer>;
