import type { AnyCall } from '#adapters/http/wire/call.ts';
import type { Shopper } from '#server/account/shopper.ts';
import { type CallQuestion, headerOf } from '#server/api/call/call-exchange.ts';
import { providerUnreachable, sessionInvalid } from '#server/base/refusal/refusals.ts';
import type { SignInProvider } from '#server/parties/sign-in-provider.ts';

/** The token of an `Authorization: Bearer` header. */
export const bearerOf = (headers: CallQuestion['headers']): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headerOf(headers, 'authorization') ?? '')?.[1];

/**
 * The shopper behind a call. A call for shoppers needs a good token; another may come without one,
 * but whoever sends one that is not good is told that the session ended, never taken for a guest.
 */
export const shopperOf = async (
  signIn: SignInProvider,
  call: Pick<AnyCall, 'auth'>,
  headers: CallQuestion['headers'],
): Promise<Shopper | undefined> => {
  if (call.auth === undefined) return undefined;
  const token = bearerOf(headers);
  if (token === undefined) {
    if (call.auth === 'shopper') throw sessionInvalid();
    return undefined;
  }
  const verdict = await signIn.verify(token);
  if (verdict.kind === 'unknown') throw providerUnreachable();
  if (verdict.kind === 'bad') throw sessionInvalid();
  const { subject } = verdict.holder;
  return {
    ...verdict.holder,
    readPerson: async () => {
      const answer = await signIn.personOf(token, subject);
      if (answer.kind === 'unknown') throw providerUnreachable();
      return answer.person;
    },
  };
};
