import { Effect } from 'effect';
import type { Wallet } from '#ports/payment/wallet.ts';
import { WalletNotOpened } from '#ports/payment/wallet-failures.ts';

const absent = Effect.fail(new WalletNotOpened({ reason: 'absent' }));

/** For hosts without a shopper in front, and shops that take no Apple Pay. */
export const noWallet: Wallet = { check: absent, run: () => absent };
