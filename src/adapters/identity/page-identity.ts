import { OktaAuth } from '@okta/okta-auth-js/authn';
import { Effect } from 'effect';
import {
  type Identity,
  makeOktaIdentity,
  type OktaIdentityParts,
} from '#adapters/identity/okta-identity.ts';

/** Signing in on a page: leaving is what a redirect does, and the callback pages come back. */
export const makePageIdentity = (
  parts: Omit<OktaIdentityParts, 'leave' | 'storage'>,
  goTo: (address: string) => void,
): Identity =>
  makeOktaIdentity(OktaAuth, {
    ...parts,
    leave: (address) =>
      Effect.sync(() => {
        goTo(address);
        return { kind: 'leaving' };
      }),
  });
