import { memoryCode } from '#test/doubles/sign-in/memory-credentials.ts';
import { memoryTokens } from '#test/doubles/sign-in/memory-identity.ts';
import {
  makeMemorySelfService,
  memoryDirectory,
} from '#test/doubles/sign-in/memory-self-service.ts';
import { selfServiceFlowContract } from '#test/ports/sign-in/self-service-flow.contract.ts';
import { quickClock } from '#test/quick-clock.ts';

const login = (name: string) => ({ email: `${name}@people.example`, password: 'Sn4cks!Sn4cks' });

selfServiceFlowContract('memory-self-service', async () => {
  const [known, locked, approving] = [login('sara'), login('luke'), login('pat')];
  const clock = quickClock();
  const people = [
    known,
    { ...locked, locked: true },
    { ...approving, challenged: 'approval' as const },
  ];
  const directory = memoryDirectory(people);
  const facts = { people, clock, tokensFor: (email: string) => memoryTokens(email, clock.now()) };
  return {
    device: () => makeMemorySelfService(facts, directory),
    known,
    locked,
    approving,
    codeSent: async () => memoryCode,
  };
});
