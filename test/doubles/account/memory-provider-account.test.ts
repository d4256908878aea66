import { Effect } from 'effect';
import { memoryCode } from '#adapters/memory/memory-credentials.ts';
import { memoryTokens } from '#adapters/memory/memory-identity.ts';
import {
  makeMemoryProviderAccounts,
  memoryAccountScope,
  memoryOldSignIn,
} from '#adapters/memory/memory-provider-account.ts';
import { providerAccountContract } from '#test/ports/provider-account.contract.ts';

const email = 'sara@people.example';

providerAccountContract('memory', async () => {
  const accounts = makeMemoryProviderAccounts({ email, firstName: 'Sara', lastName: 'Singh' });
  const tokens = memoryTokens(email, Date.now());
  const { accessToken } = tokens;
  const scopes = [...accessToken.scopes, memoryAccountScope];
  const accountOf = (claims: Readonly<Record<string, unknown>>) =>
    Effect.runPromise(accounts.of({ ...tokens, accessToken: { ...accessToken, scopes, claims } }));
  return {
    account: await accountOf({}),
    muchLater: () => accountOf({ [memoryOldSignIn]: true }),
    closed: await Effect.runPromise(accounts.of(tokens)),
    email,
    codeSent: async () => memoryCode,
  };
});
