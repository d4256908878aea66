import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as asn1js from 'asn1js';
import { publishedTestCards } from '#domain/payment/published-test-cards.ts';
import {
  extensionOf,
  type Identity,
  issueCertificate,
} from '#sandbox/wallets/certificates/issue-certificate.ts';
import { makeIdentities } from '#sandbox/wallets/certificates/make-identities.ts';
import { objectIds } from '#sandbox/wallets/certificates/object-ids.ts';
import { openWalletFolder, type WalletKeys } from '#sandbox/wallets/certificates/wallet-folder.ts';
import { makeMerchantSessions } from '#sandbox/wallets/merchant/merchant-sessions.ts';
import type { Wallet } from '#sandbox/wallets/start-wallet.ts';
import { makePaymentData, type TokenMaker } from '#sandbox/wallets/tokens/make-payment-data.ts';
import type { PaymentData } from '#sandbox/wallets/tokens/payment-data.ts';
import { payment } from '#test/sandbox/payments/gateway-requests.ts';

const merchantIdentifier = 'merchant.example.snacks';

/** Keys of a wallet in a folder of its own. */
export const walletKeysUnderTest = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wallet-'));
  const keys = await openWalletFolder(folder, merchantIdentifier, Date.now());
  return { keys, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** A wallet without a host for merchants. */
export const walletOf = (keys: WalletKeys): Wallet => ({
  keys,
  merchantSessions: makeMerchantSessions(keys, Date.now),
  validationUrl: 'https://127.0.0.1:9/paymentservices/paymentSession',
});

export interface TokenChanges extends Partial<TokenMaker> {
  readonly card?: string;
  readonly expiry?: string;
  readonly amountCents?: number;
  readonly now?: number;
}

/** The number of a published card. */
const numberOf = (alias: string): string =>
  publishedTestCards.find((card) => card.alias === alias)?.number ?? alias;

/** A token for 23.47, which `payment` asks for; changed as told. */
export const tokenWith = (maker: TokenMaker, changes: TokenChanges = {}): Promise<PaymentData> =>
  makePaymentData(
    { ...maker, ...changes },
    {
      accountNumber: numberOf(changes.card ?? 'visa-ok'),
      expiry: changes.expiry ?? '391231',
      amountCents: changes.amountCents ?? 2347,
      now: changes.now ?? Date.now(),
    },
  );

/** What a merchant asks the gateway for, paid by a wallet. */
export const walletPayment = (
  token: PaymentData | string,
  changes: Parameters<typeof payment>[1] & {
    readonly descriptor?: string;
    readonly solution?: string | undefined;
  } = {},
) => {
  const text = typeof token === 'string' ? token : JSON.stringify(token);
  const { tokenInformation: _, ...request } = payment('', changes);
  const solution = 'solution' in changes ? changes.solution : '001';
  return {
    ...request,
    processingInformation: {
      capture: false,
      ...changes.processingInformation,
      ...(solution !== undefined && { paymentSolution: solution }),
    },
    paymentInformation: {
      fluidData: {
        value: Buffer.from(text).toString('base64'),
        descriptor: changes.descriptor ?? 'RklEPUNPTU1PTi5BUFBMRS5JTkFQUC5QQVlNRU5U',
      },
    },
  };
};

/** Certificates that look right and are not: of a stranger, or without their purpose. */
export const forgedIdentities = async (): Promise<
  Readonly<
    Record<
      'stranger' | 'noPurpose' | 'noAuthorityPurpose' | 'signerAsAuthority',
      {
        readonly tokenSigner: Identity;
        readonly tokenAuthority: Identity;
      }
    >
  >
> => {
  const now = Date.now();
  const subject = { [objectIds.commonName]: 'Sandbox wallet token signer' };
  const signing = extensionOf(objectIds.tokenSigning, new asn1js.Null());
  const stranger = await makeIdentities(merchantIdentifier, now);
  const { tokenAuthority, authority } = stranger;
  const noPurpose = await issueCertificate({ subject, issuer: tokenAuthority, now });
  const plain = await issueCertificate({
    subject: { [objectIds.commonName]: 'Plain authority' },
    issuer: authority,
    isAuthority: true,
    now,
  });
  const underPlain = await issueCertificate({ subject, issuer: plain, extensions: [signing], now });
  return {
    stranger,
    noPurpose: { tokenAuthority, tokenSigner: noPurpose },
    noAuthorityPurpose: { tokenAuthority: plain, tokenSigner: underPlain },
    signerAsAuthority: { tokenAuthority: stranger.tokenSigner, tokenSigner: underPlain },
  };
};

export const otherProcessingKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
