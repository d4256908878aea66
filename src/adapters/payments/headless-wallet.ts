import { Effect } from 'effect';
import * as z from 'zod/mini';
import { contactIn, paymentIn } from '#adapters/payments/apple-pay/sheet-facts.ts';
import { requestTerms } from '#adapters/payments/apple-pay/sheet-terms.ts';
import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';
import { walletPersonNames as people } from '#domain/payment/wallet/wallet-person-names.ts';
import type { HeadlessWallet } from '#ports/payment/wallet.ts';
import { WalletCancelled, WalletNotOpened } from '#ports/payment/wallet-failures.ts';

export interface HeadlessWalletOptions {
  /** The host of the wallet; without one there is none. */
  readonly origin: string | undefined;
  readonly fetch?: typeof fetch;
}

/** The version of Apple Pay JS whose requests the wallet is sent. */
const version = 14;

const openedSheet = z.object({ sheetId: z.string(), shippingContact: z.optional(z.unknown()) });
const cancelled = z.object({ cancelled: z.literal(true) });

/**
 * The sandbox's wallet without a screen, by the same calls its sheet makes: the person approves what
 * the shop asks for, and leaves when it refuses. A real wallet has no such door.
 */
export const makeHeadlessWallet = ({
  origin,
  fetch: send = fetch,
}: HeadlessWalletOptions): HeadlessWallet => {
  let person: string = people[0];

  const ask = (path: string, body?: object): Effect.Effect<string, WalletNotOpened> =>
    Effect.tryPromise({
      try: async (signal) => {
        const answer = await send(new URL(path, origin), {
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(paymentSessionTiming.scriptLoad)]),
          ...(body && {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(body),
          }),
        });
        if (!answer.ok) throw new WalletNotOpened({ reason: `HTTP ${answer.status}` });
        return answer.text();
      },
      catch: (cause) =>
        cause instanceof WalletNotOpened ? cause : new WalletNotOpened({ reason: 'unreachable' }),
    });

  const validationUrl = Effect.flatMap(ask('/wallet/sheet'), (page) => {
    const [, url] = /data-validation-url="([^"]+)"/.exec(page) ?? [];
    return url === undefined
      ? Effect.fail(new WalletNotOpened({ reason: 'no wallet' }))
      : Effect.succeed(url.replaceAll('&amp;', '&'));
  });

  return {
    people,
    use: (name) =>
      Effect.suspend(() => {
        if (!people.some((one) => one === name)) {
          return Effect.fail(new WalletNotOpened({ reason: 'person' }));
        }
        person = name;
        return Effect.void;
      }),
    check: Effect.asVoid(validationUrl),

    run: Effect.fn('runWallet')(function* (request, answers) {
      const merchantSession = yield* answers.merchantSession(yield* validationUrl);
      const opened = yield* ask('/wallet/sheets', {
        person,
        merchantSession,
        request: requestTerms(request, version),
      });
      const sheet = z.safeParse(openedSheet, jsonOf(opened)).data;
      if (sheet === undefined) return yield* new WalletNotOpened({ reason: 'no sheet' });
      let { price } = request;
      if (sheet.shippingContact !== undefined) {
        const update = yield* answers.contactChanged(contactIn(sheet));
        if (update.faults.length > 0) return yield* new WalletCancelled();
        price = update.price;
      }
      const approved = jsonOf(
        yield* ask(`/wallet/sheets/${encodeURIComponent(sheet.sheetId)}/authorize`, {
          total: (price.total / 100).toFixed(2),
        }),
      );
      if (z.safeParse(cancelled, approved).success) return yield* new WalletCancelled();
      const payment = paymentIn(approved);
      if (payment === undefined) return yield* new WalletNotOpened({ reason: 'token' });
      const verdict = yield* answers.authorized(payment);
      if (verdict.is === 'not-paid' && verdict.faults.length > 0) yield* new WalletCancelled();
    }),
  };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
