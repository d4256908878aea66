import { Effect } from 'effect';
import { makeMemoryClock } from '#test/doubles/device/memory-clock.ts';
import { makeMemoryCardVault } from '#test/doubles/payment/memory-card-vault.ts';
import { makeMemoryPaymentSessions } from '#test/doubles/payment/memory-payment-sessions.ts';
import { cardVaultContract } from '#test/ports/payment/card-vault.contract.ts';
import { paymentSessionsContract } from '#test/ports/payment/payment-sessions.contract.ts';

paymentSessionsContract('memory-payment-sessions', () => {
  const clock = makeMemoryClock();
  return { sessions: makeMemoryPaymentSessions(clock), clock, advance: clock.advance };
});
cardVaultContract('memory-card-vault', async () => {
  const clock = makeMemoryClock();
  const session = await Effect.runPromise(
    makeMemoryPaymentSessions(clock).open({ tempUserID: 'guest', amountCents: 100 }),
  );
  const typed = async () => undefined;
  return { vault: makeMemoryCardVault(clock), clock, session, typeCard: typed, typeCode: typed };
});
