import { usualAccountScopes } from '#adapters/http/wire/account-scopes.ts';
import { makeTerminalIdentity } from '#adapters/identity/terminal-identity.ts';
import { variants } from '#domain/session/variant.ts';
import type { Clock } from '#ports/device/clock.ts';
import {
  clientId,
  type IdentityUnderTest,
  person,
} from '#test/sandbox/identity/identity-under-test.ts';

export const memoryStorage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

export const settingsFor = ({ issuer, shop }: IdentityUnderTest) => ({
  issuer,
  clientId,
  shopOrigin: shop,
  accountScopes: usualAccountScopes,
  scopes: variants.snacks.scopes,
});

/** One terminal of its own, at the provider under test. */
export const terminalAt = (
  identity: IdentityUnderTest,
  storage = memoryStorage(),
  clock: Clock = { now: Date.now, at: () => () => undefined },
  more: readonly string[] = [],
) => ({
  ...makeTerminalIdentity({
    settings: { ...settingsFor(identity), scopes: [...variants.snacks.scopes, ...more] },
    variant: 'snacks',
    clock,
    storage,
  }),
  storage,
});

export const login = (name: string) => {
  const { username, password } = person(name);
  return { email: username, password };
};
