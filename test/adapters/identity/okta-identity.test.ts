import { afterAll, beforeAll } from 'vitest';
import { credentialSignInContract } from '#test/ports/sign-in/credential-sign-in.contract.ts';
import type { OpenIdentity } from '#test/ports/sign-in/open-identity.ts';
import { providerSessionContract } from '#test/ports/sign-in/provider-session.contract.ts';
import { redirectSignInContract } from '#test/ports/sign-in/redirect-sign-in.contract.ts';
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

const open = (): OpenIdentity => ({
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
});

credentialSignInContract('okta-credential-sign-in', open);
redirectSignInContract('okta-redirect-sign-in', open);
providerSessionContract('okta-provider-session', open);
