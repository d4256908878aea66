import { Effect } from 'effect';
import {
  brandsOf,
  type CaptureContext,
  readCaptureContext,
} from '#adapters/payments/capture-context.ts';
import { sealForVault } from '#adapters/payments/seal-card.ts';
import { readCodeToken, readTransientToken } from '#adapters/payments/transient-token.ts';
import { vaultFailure } from '#adapters/payments/vault-errors.ts';
import { verifyContext } from '#adapters/payments/verify-context.ts';
import { cardBrands } from '#domain/payment/card-brands.ts';
import {
  type PublishedTestCard,
  publishedTestCards,
} from '#domain/payment/published-test-cards.ts';
import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';
import type { Clock } from '#ports/device/clock.ts';
import type {
  CardEntry,
  CardEntryState,
  CardVault,
  HeadlessCardSource,
} from '#ports/payment/card-vault.ts';
import {
  CardFieldInvalid,
  PaymentSessionExpired,
  type VaultFailure,
  VaultNotReady,
  VaultTimeout,
  VaultUnreachable,
} from '#ports/payment/vault-failures.ts';

export interface HeadlessVaultOptions {
  readonly allowedOrigins: readonly string[];
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
}

/** The state of one card entry of the headless vault. */
interface Held {
  readonly context: CaptureContext;
  card: PublishedTestCard | undefined;
  /** Of a card the vault keeps. */
  code: string | undefined;
  closed: boolean;
  /** Of how many attempts at a token; an answer to an earlier one is dropped. */
  attempt: number;
}

/**
 * The same vault without a browser: the card is encrypted for the vault and posted to the address
 * the capture context names. Cards are published test numbers, chosen by alias.
 */
export const makeHeadlessVault = (
  options: HeadlessVaultOptions,
): CardVault & HeadlessCardSource => {
  const { allowedOrigins, clock } = options;
  const ask = options.fetch ?? fetch;
  const held = new WeakMap<CardEntry, Held>();
  let current: CardEntry | undefined;

  return {
    open: Effect.fnUntraced(function* (session) {
      const context = yield* readCaptureContext(session.captureContext, allowedOrigins);
      if (context.expiresAt - session.ahead <= clock.now())
        return yield* new PaymentSessionExpired();
      yield* withTimeout(verifyContext(context, ask), paymentSessionTiming.scriptLoad);
      const inside: Held = { context, card: undefined, code: undefined, closed: false, attempt: 0 };
      const entry = entryOf(session.paymentSessionId, inside, ask);
      held.set(entry, inside);
      current?.close();
      current = entry;
      return entry;
    }),

    use: (entry, alias) =>
      Effect.suspend((): Effect.Effect<void, VaultFailure> => {
        const inside = held.get(entry);
        const card = publishedTestCards.find((published) => published.alias === alias);
        if (inside === undefined) return Effect.fail(new VaultNotReady());
        if (card === undefined) {
          return Effect.fail(new CardFieldInvalid({ number: true, securityCode: false }));
        }
        inside.card = card;
        return Effect.void;
      }),
    typeCode: (entry, brand) =>
      Effect.suspend((): Effect.Effect<void, VaultFailure> => {
        const inside = held.get(entry);
        if (inside === undefined) return Effect.fail(new VaultNotReady());
        inside.code = codeOf(brand);
        return Effect.void;
      }),
    aliases: publishedTestCards.map(({ alias }) => alias),
  };
};

const entryOf = (paymentSessionId: string, inside: Held, ask: typeof fetch): CardEntry => ({
  paymentSessionId,
  brandsTaken: brandsOf(inside.context.networks),
  tokenize: Effect.fnUntraced(function* (expiry) {
    const typed = inside.closed ? undefined : typedIn(inside, expiry);
    if (typed === undefined) return yield* new VaultNotReady();
    inside.attempt += 1;
    const mine = inside.attempt;
    const jwt = yield* withTimeout(
      requestToken(inside.context, typed, ask),
      paymentSessionTiming.createToken,
    );
    if (mine !== inside.attempt || inside.closed) return yield* new VaultNotReady();
    return yield* expiry === undefined ? readCodeToken(jwt) : readTransientToken(jwt, undefined);
  }),
  state: () => stateOf(inside),
  subscribe: () => () => undefined,
  close: () => {
    inside.card = undefined;
    inside.code = undefined;
    inside.closed = true;
  },
});

/** Card data as the vault takes it: a whole card, or the code of a kept one. */
interface Typed {
  readonly securityCode: string;
  readonly number?: string;
  readonly expirationMonth?: string;
  readonly expirationYear?: string;
}

const typedIn = (
  { card, code }: Held,
  expiry: { readonly month: string; readonly year: string } | undefined,
): Typed | undefined => {
  if (expiry === undefined) return code === undefined ? undefined : { securityCode: code };
  if (card === undefined) return undefined;
  const { number, securityCode } = card;
  return {
    number,
    securityCode,
    expirationMonth: expiry.month,
    expirationYear: expiry.year,
  };
};

/** Published cards of a brand share their code; a brand nobody published has three digits. */
const codeOf = (brandedName: string): string | undefined => {
  const network = cardBrands.find((brand) => brand.brandedName === brandedName)?.network;
  const published = publishedTestCards.find((card) => card.network === network);
  return (published ?? publishedTestCards[0])?.securityCode;
};

const requestToken = (
  context: CaptureContext,
  card: Typed,
  ask: typeof fetch,
): Effect.Effect<string, VaultFailure> =>
  Effect.tryPromise({
    try: async (signal) => {
      const data = { paymentInformation: { card } };
      const body = await sealForVault({ data, context: context.jwt, index: 0 }, context.jwk);
      const answer = await ask(context.tokenAddress, {
        method: 'POST',
        headers: { 'content-type': 'application/jwt', accept: 'application/jwt' },
        body,
        signal,
      });
      const text = await answer.text();
      return answer.ok ? { text } : { refused: JSON.parse(text) as unknown };
    },
    catch: () => new VaultUnreachable(),
  }).pipe(
    Effect.flatMap((reply) =>
      'text' in reply && reply.text !== undefined
        ? Effect.succeed(reply.text)
        : Effect.fail(vaultFailure(reply.refused)),
    ),
  );

const withTimeout = <Value, Failure>(work: Effect.Effect<Value, Failure>, milliseconds: number) =>
  Effect.catchTag(Effect.timeout(work, milliseconds), 'TimeoutError', () =>
    Effect.fail(new VaultTimeout()),
  );

const stateOf = ({ card, code, closed }: Held): CardEntryState => {
  const field = (filled: boolean) => ({
    empty: !filled,
    valid: filled,
    focused: false,
  });
  const number = field(card !== undefined && !closed);
  const securityCode = field((card !== undefined || code !== undefined) && !closed);
  return { loaded: !closed, number, securityCode, brands: [] };
};
