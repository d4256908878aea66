import type * as z from 'zod/mini';
import type { AnyCall, Call, Schema } from '#adapters/http/wire/call.ts';
import type { Language } from '#domain/locale/language.ts';
import type { Shopper } from '#server/account/shopper.ts';

/** A parsed call, with everything a handler may know about who asks. */
export interface CallRequest<Query, Body> {
  readonly query: Query;
  readonly body: Body;
  readonly language: Language;
  /** From the `locationNumber` header, query or body; the default location otherwise. */
  readonly locationNumber: string;
  readonly idempotencyKey?: string;
  /** What a guest proves a stored cart with. */
  readonly cartSecret?: string;
  readonly requestId: string;
  /** Address of the client, for rate limits only; never stored in clear. */
  readonly clientAddress: string;
  /** Whoever signed in; always there in a call for shoppers. */
  readonly shopper?: Shopper;
}

/** What a handler gives back: the elements of the envelope's `data`, in domain form. */
export interface CallReply<Item> {
  readonly items: readonly Item[];
  /** Extra response headers, such as `Idempotent-Replayed`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler<Query, Body, Item> = (
  request: CallRequest<Query, Body>,
) => Promise<CallReply<Item>>;

type Output<S> = S extends Schema ? z.output<S> : undefined;

/** The same, not to be written to: what handlers give back may be read-only all through. */
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

/** A call and what answers it; the server registers a list of these. */
export interface AnsweredCall {
  readonly call: AnyCall;
  readonly handler: Handler<unknown, unknown, unknown>;
  /**
   * The answer depends on the question, the language, the location and the catalogue only, so
   * one shopper's answer serves the next.
   */
  readonly publicAnswer?: true;
  /**
   * Of a public answer: the question that has the same answer, without what makes no difference, so
   * that questions somebody makes up are not all remembered one by one.
   */
  readonly tidy?: (
    request: CallRequest<unknown, unknown>,
  ) => Promise<CallRequest<unknown, unknown>>;
}

/** Ties a call to its handler; the types must fit, then they are forgotten. */
export const answer = <C extends AnyCall>(call: C, handler: HandlerOf<C>): AnsweredCall => ({
  call,
  handler: handler as unknown as Handler<unknown, unknown, unknown>,
});

/** The same for a call whose answer is everybody's: kept as ready bytes until the catalogue changes. */
export const answerPublic = <C extends AnyCall>(
  call: C,
  handler: HandlerOf<C>,
  tidy?: AnsweredCall['tidy'],
): AnsweredCall => ({
  ...answer(call, handler),
  publicAnswer: true,
  ...(tidy && { tidy }),
});
