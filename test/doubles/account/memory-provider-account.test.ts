import { Effect } from 'effect';
import {
  makeMemoryProviderAccounts,
  memoryAccountScope,
  memoryOldSignIn,
} from '#test/doubles/account/memory-provider-account.ts';
import { memoryCode } from '#test/doubles/sign-in/memory-credentials.ts';
import { memoryTokens } from '#test/doubles/sign-in/memory-identity.ts';
import { providerAccountContract } from '#test/ports/account/provider-account.contract.ts';

const email = 'sara@people.example';

providerAccountContract('memory-provider-account', async () => {
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
