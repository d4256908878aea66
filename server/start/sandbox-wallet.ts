import { readFileSync } from 'node:fs';
import type { ServerConfig } from '#server/base/config/config.ts';

/** What a started wallet of the sandbox tells its merchant. */
interface StartedWallet {
  readonly origin: string;
  readonly merchantIdentifier: string;
  /** Paths of PEM files. */
  readonly merchantIdentityCertificate: string;
  readonly merchantIdentityKey: string;
  readonly certificateAuthority: string;
}

/** The shop as the sandbox's merchant, unless it is told to be one of Apple's own (D-PAY-31). */
export const withSandboxWallet = (
  config: ServerConfig,
  wallet: StartedWallet,
  gateway: { readonly origin: string },
): ServerConfig => {
  if (config.applePay !== undefined) return config;
  const pem = (path: string): string => readFileSync(path, 'utf8');
  return {
    ...config,
    applePay: {
      merchantIdentifier: wallet.merchantIdentifier,
      domain: new URL(config.publicOrigin).hostname,
      displayName: 'Crunchcart',
      certificate: pem(wallet.merchantIdentityCertificate),
      key: pem(wallet.merchantIdentityKey),
      hosts: [new URL(wallet.origin).host],
      authority: pem(wallet.certificateAuthority),
      walletScript: `${gateway.origin}/wallet/apple-pay-sandbox.js`,
    },
  };
};
