import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemorySignInSession } from '#test/doubles/sign-in/memory-sign-in-session.ts';
import { signInSessionContract } from '#test/ports/sign-in/sign-in-session.contract.ts';

signInSessionContract('memory-sign-in-session', () => {
  const clock = makeMemoryClock();
  return { clock, session: makeMemorySignInSession(clock) };
});
