import { afterAll, beforeAll } from 'vitest';
import { identityContract } from '#test/ports/identity.contract.ts';
import {
  codeIn,
  type IdentityUnderTest,
  identityUnderTest,
  linkIn,
} from '#test/sandbox/identity/identity-under-test.ts';
import { login, terminalAt } from './identity-shop.ts';

let identity: IdentityUnderTest;
beforeAll(async () => {
  identity = await identityUnderTest();
});
afterAll(() => identity.close());

identityContract('okta-auth-js', () => ({
  ...terminalAt(identity),
  known: login('signed-up'),
  locked: login('locked'),
  challenged: login('factor-email'),
  approving: login('factor-push'),
  codeSent: async (email) => {
    const code = codeIn(await identity.mailTo(email));
    identity.clearMails();
    return code;
  },
  unlockToken: async (email) =>
    linkIn(await identity.mailTo(email)).searchParams.get('token') ?? '',
}));
