import { memoryCode } from '#test/doubles/sign-in/memory-credentials.ts';
import { makeMemoryIdentity } from '#test/doubles/sign-in/memory-identity.ts';
import { identityContract } from '#test/ports/identity.contract.ts';

const password = 'Sn4cks!Sn4cks';
const [known, locked, challenged, approving] = ['sara', 'luke', 'fay', 'pat'].map((name) => ({
  email: `${name}@people.example`,
  password,
}));

identityContract('memory', () => {
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
});
