import { Effect } from 'effect';
import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';
import type { BankPage } from '#ports/payment/bank-page.ts';
import { BankUnanswered } from '#ports/payment/payment-failures.ts';

interface BankPageOptions {
  /** Origins that card data and the bank's pages may be at; never taken from an answer. */
  readonly allowedOrigins: readonly string[];
  readonly fetch?: typeof fetch;
}

/** Longest page read, letters. */
const longestPage = 65_536;

type Because = BankUnanswered['because'];

/**
 * The bank's page without a browser: its token goes as the checkout's frame posts it, the code as the
 * page's own form does. No other origin is asked, and no redirect followed: the token would go with it.
 */
export const makeNodeBankPage = (options: BankPageOptions): BankPage => {
  const { allowedOrigins } = options;
  const ask = options.fetch ?? fetch;

  const post = (address: string, fields: readonly (readonly [string, string])[]) =>
    isAmong(allowedOrigins, address)
      ? Effect.tryPromise({
          try: async (signal) => {
            const answer = await ask(address, {
              method: 'POST',
              headers: { accept: 'text/html' },
              body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
              redirect: 'error',
              signal: AbortSignal.any([
                signal,
                AbortSignal.timeout(paymentSessionTiming.scriptLoad),
              ]),
            });
            return { isGood: answer.ok, page: (await answer.text()).slice(0, longestPage) };
          },
          catch: () => unanswered('unreachable'),
        })
      : Effect.fail(unanswered('page-elsewhere'));

  return {
    answer: Effect.fn('answerBank')(function* ({ stepUpUrl, accessToken }, code) {
      const question = yield* post(stepUpUrl, [['JWT', accessToken]]);
      const form = question.isGood ? yield* formOf(question.page) : undefined;
      if (form === undefined) return yield* unanswered('no-question');
      const address = URL.canParse(form.action, stepUpUrl)
        ? new URL(form.action, stepUpUrl).href
        : '';
      const told = yield* post(address, [...form.hidden, [form.code, code]]);
      if (!told.isGood) return yield* unanswered('no-question');
    }),
  };
};

const unanswered = (because: Because): BankUnanswered => new BankUnanswered({ because });

/** An address with a user's name in it is no page of a bank. */
const isAmong = (allowed: readonly string[], address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url !== undefined && url.username === '' && allowed.includes(url.origin);
};

/** Few commands meet a bank's page: what reads it is loaded then. */
const formOf = (page: string) =>
  Effect.promise(async () => {
    const { questionFormOf } = await import('#adapters/node/question-form.ts');
    return questionFormOf(page);
  });
