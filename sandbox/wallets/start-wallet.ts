import { refuseProduction } from '#sandbox/outside-production.ts';
import {
  type MerchantFiles,
  openWalletFolder,
  type WalletKeys,
} from '#sandbox/wallets/certificates/wallet-folder.ts';
import { merchantHost, type Suffer, sessionPath } from '#sandbox/wallets/merchant/merchant-host.ts';
import {
  type MerchantSessions,
  makeMerchantSessions,
} from '#sandbox/wallets/merchant/merchant-sessions.ts';

export interface WalletOptions {
  /** 0 for any free port. */
  readonly port: number;
  /** Private folder of keys and certificates; made when there is none. */
  readonly folder: string;
  /** Domains of the merchant's pages, without scheme and port. */
  readonly domains: readonly string[];
  readonly merchantIdentifier?: string;
  /** Unix ms; the machine's clock unless told. */
  readonly clock?: () => number;
  /** Applies the faults that testers set. */
  readonly suffer?: Suffer;
}

/** What the gateway's host needs to show sheets, and to open their tokens. */
export interface Wallet {
  readonly keys: WalletKeys;
  readonly merchantSessions: MerchantSessions;
  /** Where a merchant gets its sessions. */
  readonly validationUrl: string;
}

export interface RunningWallet extends MerchantFiles {
  /** `https://127.0.0.1:<port>` */
  readonly origin: string;
  readonly merchantIdentifier: string;
  readonly validationUrl: string;
  readonly wallet: Wallet;
  close(): Promise<void>;
}

/** The merchant of the sandbox, unless told. */
const sandboxMerchant = 'merchant.crunchcart.sandbox';

/** Starts the wallet of the sandbox on loopback: keys, sessions, and the host merchants talk to. */
export const startWallet = async (options: WalletOptions): Promise<RunningWallet> => {
  refuseProduction('The sandbox wallet');
  const { clock = Date.now, merchantIdentifier = sandboxMerchant } = options;
  const keys = await openWalletFolder(options.folder, merchantIdentifier, clock());
  const merchantSessions = makeMerchantSessions(keys, clock);
  const closing = new AbortController();
  const host = merchantHost({
    keys,
    merchantSessions,
    domains: options.domains,
    suffer: options.suffer ?? ((run) => run()),
    closing: closing.signal,
  });
  const origin = await host.listen({ host: '127.0.0.1', port: options.port });
  const validationUrl = `${origin}${sessionPath}`;
  return {
    origin,
    merchantIdentifier,
    validationUrl,
    ...keys.files,
    wallet: { keys, merchantSessions, validationUrl },
    close: async () => {
      closing.abort();
      await host.close();
    },
  };
};
