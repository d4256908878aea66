import { plano, redacted } from '#test/application/payment/wallet/wallet-shop.ts';
import { makeMemoryWallet } from '#test/doubles/payment/memory-wallet.ts';
import { walletContract } from '#test/ports/payment/wallet.contract.ts';

walletContract('memory-wallet', async (visitor) => ({
  wallet: makeMemoryWallet({
    person: async (sheet) => {
      const { faults } = await sheet.place(redacted(plano));
      if (faults.length === 0 && visitor === 'pays') await sheet.approve(plano);
    },
  }),
  merchantSession: async () => ({ merchantSessionIdentifier: 'session' }),
}));
