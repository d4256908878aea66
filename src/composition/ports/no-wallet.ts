import { Effect } from 'effect';
import type { PublicConfig } from '#adapters/http/wire/public-config.ts';
import type { WalletPage } from '#adapters/payments/apple-pay/apple-pay-js.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { Wallet } from '#ports/payment/wallet.ts';
import { WalletNotOpened } from '#ports/payment/wallet-failures.ts';

const absent = Effect.fail(new WalletNotOpened({ reason: 'absent' }));

/** For hosts without a shopper in front, and shops that take no Apple Pay. */
export const noWallet: Wallet = { check: absent, run: () => absent };

/** Most browsers have no wallet: to say so, none of its code is fetched. */
export const whereThereIsOne = (
  late: UseCases['wallet'],
  { applePay }: Pick<PublicConfig, 'applePay'>,
  page: WalletPage,
): UseCases['wallet'] =>
  applePay?.walletScript !== undefined || page.ApplePaySession !== undefined
    ? late
    : { offerWallet: () => Effect.succeed(undefined), payWithWallet: late.payWithWallet };
