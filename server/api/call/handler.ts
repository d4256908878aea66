import type * as z from 'zod/mini';
import type { AnyCall, Call, Schema } from '#adapters/http/wire/call.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Shopper } from '#server/account/shopper.ts';
import type { Refusal } from '#server/base/refusal/refusal.ts';

/** A parsed call, and everything a handler may know about its caller. */
export interface CallRequest<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly language: Language;
  /** From the `locationNumber` header, query or body; the default location otherwise. */
  readonly locationNumber: string;
  readonly idempotencyKey?: string;
  /** The secret that proves a guest's stored cart. */
  readonly cartSecret?: string;
  readonly requestId: string;
  /** Address of the client, for rate limits only; never stored in clear. */
  readonly clientAddress: string;
  /** The signed-in shopper; always set in a call that requires one. */
  readonly shopper?: Shopper;
}

/** What a handler returns: the elements of the envelope's `data`, as domain values. */
export interface CallReply<Item> {
  readonly items: readonly Item[];
  /** Extra response headers, such as `Idempotent-Replayed`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler<Query, Body, Item> = (
  request: CallRequest<Query, Body>,
) => Promise<CallReply<Item> | Refusal>;

type Output<S> = S extends Schema ? z.output<S> : undefined;

/** The same type, read-only: handlers may return read-only values. */
type Frozen<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Element)[]
    ? readonly Frozen<Element>[]
    : { readonly [Key in keyof Value]: Frozen<Value[Key]> };

/** The handler type that belongs to a call definition. */
export type HandlerOf<C> =
  C extends Call<infer Query, infer Body, infer Item>
    ? Handler<Output<Query>, Output<Body>, Frozen<z.output<Item>>>
    : never;

/** The parsed body of a call. */
export type BodyOf<C> = C extends Call<Schema, infer Body, Schema> ? Output<Body> : never;

/** A call and what answers it; the server registers a list of these. */
export interface AnsweredCall {
  readonly call: AnyCall;
  /**
   * Receives only what the codecs of its call have read. Declared as a method so that its parameter
   * types are compared loosely.
   */
  handler(request: CallRequest<unknown, unknown>): Promise<CallReply<unknown> | Refusal>;
  /**
   * The answer depends only on the request, the language, the location and the catalogue, so one
   * shopper's answer is reused for others.
   */
  readonly publicAnswer?: true;
  /**
   * For a public answer: the request without the parts that do not change the answer, so that
   * invented requests are not all stored separately.
   */
  readonly tidy?: (
    request: CallRequest<unknown, unknown>,
  ) => Promise<CallRequest<unknown, unknown>>;
}

/** Pairs a call with its handler. The types are checked here and erased afterwards. */
export const answer = <Query extends Schema, Body extends Schema, Item extends Schema>(
  call: Call<Query, Body, Item>,
  handler: Handler<z.output<Query>, z.output<Body>, Frozen<z.output<Item>>>,
): AnsweredCall => ({ call, handler });

/** The same for a public call: its answers are stored as bytes until the catalogue changes. */
export const answerPublic = <Query extends Schema, Body extends Schema, Item extends Schema>(
  call: Call<Query, Body, Item>,
  handler: Handler<z.output<Query>, z.output<Body>, Frozen<z.output<Item>>>,
  tidy?: AnsweredCall['tidy'],
): AnsweredCall => ({
  ...answer(call, handler),
  publicAnswer: true,
  ...(tidy && { tidy }),
});
