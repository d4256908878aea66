import { memoryCode } from '#test/doubles/sign-in/memory-credentials.ts';
import { memoryTokens } from '#test/doubles/sign-in/memory-identity.ts';
import { makeMemorySelfService } from '#test/doubles/sign-in/memory-self-service.ts';
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
  return {
    device: () =>
      makeMemorySelfService({
        people,
        clock,
        tokensFor: (email) => memoryTokens(email, clock.now()),
      }),
    known,
    locked,
    approving,
    codeSent: async () => memoryCode,
  };
});
