import { memoryCode } from '#test/doubles/sign-in/memory-credentials.ts';
import { makeMemoryIdentity } from '#test/doubles/sign-in/memory-identity.ts';
import { credentialSignInContract } from '#test/ports/sign-in/credential-sign-in.contract.ts';
import type { OpenIdentity } from '#test/ports/sign-in/open-identity.ts';
import { providerSessionContract } from '#test/ports/sign-in/provider-session.contract.ts';
import { redirectSignInContract } from '#test/ports/sign-in/redirect-sign-in.contract.ts';

const password = 'Sn4cks!Sn4cks';
const [known, locked, challenged, approving] = ['sara', 'luke', 'fay', 'pat'].map((name) => ({
  email: `${name}@people.example`,
  password,
}));

const open = (): OpenIdentity => {
  if (!known || !locked || !challenged || !approving) throw new Error('nobody');
  const people = [
    known,
    { ...locked, locked: true },
    { ...challenged, challenged: 'code' as const },
    { ...approving, challenged: 'approval' as const },
  ];
  const identity = makeMemoryIdentity({ people, now: Date.now });
  return {
    ...identity,
    known,
    locked,
    challenged,
    approving,
    codeSent: async () => memoryCode,
    unlockToken: async (email) => `unlock:${email}`,
  };
};

credentialSignInContract('memory-credentials', open);
redirectSignInContract('memory-identity', open);
providerSessionContract('memory-identity', open);
