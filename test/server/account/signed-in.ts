import type { AnyCall } from '#adapters/http/wire/call.ts';
import { type AccountParts, accountAnswers } from '#server/api/handlers/account-handlers.ts';
import { cartAnswers } from '#server/api/handlers/cart-handlers.ts';
import { makeSessionSeal } from '#server/api/session-seal.ts';
import type { Database } from '#server/data/database/database.ts';
import type { ProviderPerson, SignInProvider } from '#server/parties/sign-in-provider.ts';
import { type Answer, startTestShop, testConfig } from '#test/server/setup/shops.ts';
import { testZips } from '#test/server/setup/till/test-zips.ts';

/** `rewards`: the token opens the rewards number. */
type PersonUnderTest = ProviderPerson & { readonly login?: string; readonly rewards?: true };

/** Whose token is good: `token-<name>`; the provider can be out of reach. */
export interface ProviderUnderTest extends SignInProvider {
  readonly people: Map<string, PersonUnderTest>;
  readonly asked: string[];
  down: boolean;
}

export const providerUnderTest = (): ProviderUnderTest => {
  const people = new Map<string, PersonUnderTest>();
  const provider: ProviderUnderTest = {
    people,
    asked: [],
    down: false,
    verify: async (token) => {
      if (provider.down) return { kind: 'unknown', why: 'down' };
      const subject = token.replace(/^token-/, '');
      const person = people.get(subject);
      return person === undefined || subject === token
        ? { kind: 'bad', fault: 'expired' }
        : {
            kind: 'good',
            holder: {
              subject,
              login: person.login ?? `${subject}@example.com`,
              ...(person.rewards && { rewards: true }),
            },
          };
    },
    personOf: async (_, subject) => {
      provider.asked.push(subject);
      const person = people.get(subject);
      return person === undefined || provider.down
        ? { kind: 'unknown', why: 'down' }
        : { kind: 'person', person };
    },
  };
  return provider;
};

/** Session headers and the token of a shopper, as the client sends them. */
export const headersOf = (subject: string | undefined): Record<string, string> => {
  const { sessionId, rnduts, encstr } = makeSessionSeal(testConfig().sessionSecret).begin(0);
  const session = { sessionId, rnduts, encstr };
  return subject === undefined ? session : { ...session, authorization: `Bearer token-${subject}` };
};

/** A shop that answers the account calls, and people who are signed in. */
export const openAccountShop = async (
  database: Database,
  wishes: Partial<AccountParts> & { readonly now?: () => number } = {},
) => {
  const provider = providerUnderTest();
  for (const [subject, firstName] of [
    ['ada', 'Ada'],
    ['ben', 'Ben'],
    ['eve', 'Eve'],
  ] as const) {
    provider.people.set(subject, {
      firstName,
      lastName: 'Byron',
      email: `${subject}@example.com`,
      isSocial: subject === 'eve',
    });
  }
  const clock = { now: wishes.now ?? (() => Date.UTC(2026, 10, 21, 12)) };
  const basis = { db: database.db, clock };
  const calls = [...accountAnswers({ ...basis, zips: testZips, ...wishes }), ...cartAnswers(basis)];
  const shop = await startTestShop({ database, clock, calls, signIn: provider });
  const ask = (
    call: Pick<AnyCall, 'method' | 'path'>,
    subject: string | undefined,
    body?: unknown,
    query: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => shop.ask(call, { body, query, headers: headersOf(subject) });
  return { shop, provider, ask };
};
