import { makeMemoryIdentity } from '#adapters/memory/memory-identity.ts';
import { identityContract } from '#test/ports/identity.contract.ts';

const password = 'Sn4cks!Sn4cks';
const [known, locked, challenged] = ['sara', 'luke', 'fay'].map((name) => ({
  email: `${name}@people.example`,
  password,
}));

identityContract('memory', () => {
  if (!known || !locked || !challenged) throw new Error('nobody');
  const people = [known, { ...locked, locked: true }, { ...challenged, challenged: true }];
  const identity = makeMemoryIdentity({ people, now: Date.now });
  return { ...identity, known, locked, challenged };
});
