import { sara } from '#test/application/sign-in/memory-sign-in.ts';
import { makeMemoryAccountDirectory } from '#test/doubles/account/memory-account-directory.ts';
import { makeMemoryOwnAccount } from '#test/doubles/account/memory-own-account.ts';
import { accountDirectoryContract } from '#test/ports/account/account-directory.contract.ts';
import { ownAccountContract } from '#test/ports/account/own-account.contract.ts';

ownAccountContract('memory-own-account', async () => ({
  accounts: makeMemoryOwnAccount(sara),
}));
accountDirectoryContract('memory-account-directory', async () => ({
  directory: makeMemoryAccountDirectory({
    known: ['known@example.com'],
    social: ['google@example.com'],
    currentPassword: 'Cr1spy!Corn',
    resetTokens: ['token-1'],
  }),
  known: 'known@example.com',
  google: 'google@example.com',
  nobody: 'nobody@example.com',
  resetToken: async () => 'token-1',
}));
