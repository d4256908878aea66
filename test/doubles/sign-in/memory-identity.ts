import { Effect } from 'effect';
import type { CredentialSignIn } from '#ports/sign-in/credential-sign-in.ts';
import type { ProviderSession } from '#ports/sign-in/provider-session.ts';
import type { RedirectRequest, RedirectSignIn } from '#ports/sign-in/redirect-sign-in.ts';
import {
  CodeForElsewhere,
  SignInNotCompleted,
  SignInUnavailable,
} from '#ports/sign-in/sign-in-failures.ts';
import type { SignInTokens } from '#ports/sign-in/sign-in-session.ts';
import { memoryAccountScope } from '#test/doubles/account/memory-provider-account.ts';
import { makeMemoryCredentials } from '#test/doubles/sign-in/memory-credentials.ts';

export interface MemoryPerson {
  readonly email: string;
  readonly password: string;
  readonly locked?: boolean;
  /** Asks for a second step after the password; the code is always `memoryCode`. */
  readonly challenged?: 'code' | 'approval';
  /** Says no on the other device. */
  readonly refuses?: boolean;
}

export interface MemoryIdentityFacts {
  readonly people: readonly MemoryPerson[];
  readonly now: () => number;
  /** True for a page, which leaves; a terminal comes back at once. */
  readonly leaves?: boolean;
  /** True while the provider cannot be reached. */
  readonly isDown?: () => boolean;
  /** Looks after nobody's account at the provider. */
  readonly closed?: boolean;
  /** Who proves to be there when asked to; absent, whoever the shop names. */
  readonly present?: () => string | undefined;
}

export interface MemoryIdentity {
  readonly credentials: CredentialSignIn;
  readonly redirects: RedirectSignIn;
  readonly providerSession: ProviderSession;
  /** Everything begun, in order. */
  readonly begun: readonly RedirectRequest[];
  /** Where the last one that was begun is sent back to. */
  readonly landing: () => string;
  readonly mailed: readonly string[];
  readonly ended: readonly (SignInTokens | undefined)[];
}

const callback = 'http://shop.test/implicit/callback';
/** Milliseconds. */
const tokenLife = 3_600_000;

/** Two devices never use the same state. */
let devices = 0;

/** A provider in memory, as strict as a real one about what is good once. */
export const makeMemoryIdentity = (facts: MemoryIdentityFacts): MemoryIdentity => {
  const begun: RedirectRequest[] = [];
  const open = new Map<string, RedirectRequest>();
  const completed = new Map<string, ReturnType<RedirectSignIn['complete']>>();
  const sessionTokens = new Map<string, string>();
  const mailed: string[] = [];
  const ended: (SignInTokens | undefined)[] = [];
  let landing = '';
  devices += 1;
  const device = devices;
  const isDown = () => facts.isDown?.() ?? false;

  const credentials = makeMemoryCredentials(facts, sessionTokens, mailed);

  const sentBack = (request: RedirectRequest, state: string): string => {
    const present = request.manages && (facts.present?.() ?? request.loginHint);
    const known = request.through ?? (sessionTokens.get(request.sessionToken ?? '') || present);
    sessionTokens.delete(request.sessionToken ?? '');
    const answer =
      known === undefined ? { error: 'login_required' } : { code: `${state}:${known}` };
    return `${callback}?${new URLSearchParams({ ...answer, state })}`;
  };

  const redeemed = (url: string) =>
    Effect.gen(function* () {
      const query = URL.parse(url)?.searchParams;
      const state = query?.get('state') ?? '';
      const otp = query?.get('otp');
      if (otp && state) return yield* new CodeForElsewhere({ code: otp });
      const request = open.get(state);
      open.delete(state);
      if (request === undefined) {
        return yield* new SignInNotCompleted({ reason: 'unknown-transaction' });
      }
      const { returnTo, manages = false } = request;
      if (manages && facts.closed) return { kind: 'closed', returnTo } as const;
      const code = query?.get('code') ?? '';
      if (!code.startsWith(`${state}:`)) return yield* new SignInNotCompleted({ reason: 'code' });
      const scopes = manages ? [memoryAccountScope] : [];
      const tokens = memoryTokens(code.slice(state.length + 1), facts.now(), scopes);
      return { kind: 'completed', tokens, manages, returnTo } as const;
    });

  return {
    credentials,
    begun,
    mailed,
    ended,
    landing: () => landing,
    redirects: {
      begin: Effect.fnUntraced(function* (request) {
        if (isDown()) return yield* new SignInUnavailable();
        const state = `state-${device}-${begun.length + 1}`;
        begun.push(request);
        open.set(state, request);
        landing = sentBack(request, state);
        return facts.leaves
          ? ({ kind: 'leaving' } as const)
          : ({ kind: 'returned', url: landing } as const);
      }),
      complete: (url) => {
        const known = completed.get(url) ?? Effect.runSync(Effect.cached(redeemed(url)));
        completed.set(url, known);
        return known;
      },
    },
    providerSession: memorySession(facts, ended),
  };
};

export const memoryTokens = (
  subject: string,
  now: number,
  more: readonly string[] = [],
): SignInTokens => {
  const expiresAt = Math.floor((now + tokenLife) / 1000);
  const issued = {
    expiresAt,
    scopes: ['openid', 'profile', 'email', ...more],
    claims: { sub: subject },
  };
  return {
    accessToken: { ...issued, accessToken: `access-${subject}` },
    idToken: { ...issued, idToken: `id-${subject}` },
  };
};

const memorySession = (
  { now, isDown = () => false }: MemoryIdentityFacts,
  ended: (SignInTokens | undefined)[],
): ProviderSession => ({
  end: (tokens) =>
    Effect.sync(() => {
      ended.push(tokens);
      return isDown() ? 'open' : 'ended';
    }),
  inspect: Effect.fnUntraced(function* ({ accessToken }) {
    if (isDown()) return yield* new SignInUnavailable();
    const { expiresAt, scopes, claims } = accessToken;
    const isEnded = ended.some((one) => one?.accessToken.accessToken === accessToken.accessToken);
    if (isEnded || expiresAt * 1000 <= now()) return { active: false, scopes: [] };
    return { active: true, scopes, expiresAt, login: String(claims['sub']) };
  }),
});
