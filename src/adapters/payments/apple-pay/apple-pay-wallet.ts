import { Effect } from 'effect';
import type { ApplePayJs, WalletPage } from '#adapters/payments/apple-pay/apple-pay-js.ts';
import { openSheet } from '#adapters/payments/apple-pay/open-sheet.ts';
import { makeWalletScript } from '#adapters/payments/apple-pay/wallet-script.ts';
import type { Wallet } from '#ports/payment/wallet.ts';
import { type WalletFailure, WalletNotOpened } from '#ports/payment/wallet-failures.ts';

export interface ApplePayOptions {
  readonly page: WalletPage;
  readonly merchantIdentifier: string;
  /** The sandbox's wallet, where a browser has none; absent in production. */
  readonly walletScript?: string;
}

/** The newest version of Apple Pay JS this shop speaks, and the oldest: errors came with 3. */
const newestVersion = 14;
const oldestVersion = 3;

/** Apple Pay in the browser that has it, over `window.ApplePaySession` (WALLET-01). */
export const makeApplePayWallet = ({
  page,
  merchantIdentifier,
  walletScript,
}: ApplePayOptions): Wallet => {
  const loadScript = makeWalletScript(page, walletScript);
  return {
    check: Effect.tryPromise({
      try: async () => {
        await loadScript();
        const reason = await reasonAgainst(page.ApplePaySession, merchantIdentifier);
        if (reason !== undefined) throw new WalletNotOpened({ reason });
      },
      catch: (cause) => notOpened(cause),
    }),

    run: (request, answers) =>
      Effect.callback<void, WalletFailure>((resume) => {
        const { ApplePaySession: js, ApplePayError: errorOf } = page;
        try {
          const version = versionOf(js);
          if (js === undefined || version === undefined) {
            throw new WalletNotOpened({ reason: 'unsupported' });
          }
          openSheet({ js, errorOf, version }, { request, answers, resume });
        } catch (cause) {
          resume(Effect.fail(notOpened(cause)));
        }
      }),
  };
};

/** Why no button is shown; undefined where the wallet can be used (WALLET-03). */
const reasonAgainst = async (
  js: ApplePayJs | undefined,
  merchantIdentifier: string,
): Promise<string | undefined> => {
  if (js === undefined) return 'absent';
  if (versionOf(js) === undefined) return 'version';
  if (!js.canMakePayments()) return 'device';
  const { paymentCredentialStatus: status } =
    (await js.applePayCapabilities?.(merchantIdentifier)) ?? {};
  return status === 'applePayUnsupported' || status === 'paymentCredentialsUnavailable'
    ? status
    : undefined;
};

const versionOf = (js: ApplePayJs | undefined): number | undefined => {
  for (let version = newestVersion; version >= oldestVersion; version -= 1) {
    if (js?.supportsVersion(version) === true) return version;
  }
  return undefined;
};

/** The name of what was thrown: its message could repeat the request. */
const notOpened = (cause: unknown): WalletNotOpened => {
  if (cause instanceof WalletNotOpened) return cause;
  return new WalletNotOpened({ reason: cause instanceof Error ? cause.name : 'thrown' });
};
