import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { makeHeadlessWallet } from '#adapters/payments/headless-wallet.ts';
import { walletContract } from '#test/ports/payment/wallet.contract.ts';
import { walletUnderTest } from '#test/sandbox/wallets/wallet-under-test.ts';

walletContract('headless-wallet', async (visitor) => {
  const sandbox = await walletUnderTest();
  const wallet = makeHeadlessWallet({ origin: sandbox.under.gateway.origin });
  await Effect.runPromise(wallet.use(visitor === 'pays' ? 'ca' : visitor));
  return {
    wallet,
    merchantSession: async () => (await sandbox.session()) as Record<string, unknown>,
    close: sandbox.stop,
  };
});

it('is nobody’s wallet where there is no host, and no stranger’s', async () => {
  const nowhere = makeHeadlessWallet({ origin: undefined });
  expect(await Effect.runPromise(Effect.result(nowhere.check))).toMatchObject({ _tag: 'Failure' });
  const stranger = Effect.result(nowhere.use('somebody'));
  expect(await Effect.runPromise(stranger)).toMatchObject({
    failure: { _tag: 'WalletNotOpened', reason: 'person' },
  });
});
