import { Effect } from 'effect';
import { type CaptureContext, readCaptureContext } from '#adapters/payments/capture-context.ts';
import { sealForVault } from '#adapters/payments/seal-card.ts';
import { readTransientToken } from '#adapters/payments/transient-token.ts';
import { vaultFailure } from '#adapters/payments/vault-errors.ts';
import { verifyContext } from '#adapters/payments/verify-context.ts';
import { paymentSessionTiming } from '#domain/payment/payment-session.ts';
import {
  type PublishedTestCard,
  publishedTestCards,
} from '#domain/payment/published-test-cards.ts';
import type {
  CardEntry,
  CardEntryState,
  CardVault,
  HeadlessCardSource,
} from '#ports/card-vault.ts';
import type { Clock } from '#ports/clock.ts';
import {
  CardFieldInvalid,
  PaymentSessionExpired,
  type VaultFailure,
  VaultNotReady,
  VaultTimeout,
  VaultUnreachable,
} from '#ports/failures.ts';

export interface HeadlessVaultOptions {
  readonly allowedOrigins: readonly string[];
  readonly clock: Clock;
  readonly fetch?: typeof fetch;
}

/** What stands behind one entry of the headless vault. */
interface Held {
  readonly context: CaptureContext;
  card: PublishedTestCard | undefined;
  closed: boolean;
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

  return {
    open: Effect.fnUntraced(function* (session) {
      const context = yield* readCaptureContext(session.captureContext, allowedOrigins);
      if (context.expiresAt - session.ahead <= clock.now())
        return yield* new PaymentSessionExpired();
      yield* withTimeout(verifyContext(context, ask), paymentSessionTiming.scriptLoad);
      const inside: Held = { context, card: undefined, closed: false };
      const entry = entryOf(session.paymentSessionId, inside, ask);
      held.set(entry, inside);
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
    aliases: publishedTestCards.map(({ alias }) => alias),
  };
};

const entryOf = (paymentSessionId: string, inside: Held, ask: typeof fetch): CardEntry => ({
  paymentSessionId,
  tokenize: Effect.fnUntraced(function* ({ month, year }) {
    const { card, context } = inside;
    if (inside.closed || card === undefined) return yield* new VaultNotReady();
    const jwt = yield* withTimeout(
      requestToken(context, { card, month, year }, ask),
      paymentSessionTiming.createToken,
    );
    return yield* readTransientToken(jwt, undefined);
  }),
  state: () => stateOf(inside),
  subscribe: () => () => undefined,
  close: () => {
    inside.card = undefined;
    inside.closed = true;
  },
});

interface Typed {
  readonly card: PublishedTestCard;
  readonly month: string;
  readonly year: string;
}

const requestToken = (
  context: CaptureContext,
  { card, month, year }: Typed,
  ask: typeof fetch,
): Effect.Effect<string, VaultFailure> =>
  Effect.tryPromise({
    try: async (signal) => {
      const { number, securityCode } = card;
      const data = {
        paymentInformation: {
          card: { number, securityCode, expirationMonth: month, expirationYear: year },
        },
      };
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

const stateOf = ({ card, closed }: Held): CardEntryState => {
  const filled = card !== undefined && !closed;
  const field = { empty: !filled, valid: filled, couldBeValid: true, focused: false };
  return { loaded: !closed, number: field, securityCode: field, brands: [] };
};
