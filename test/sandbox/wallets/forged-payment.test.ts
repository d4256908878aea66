import { createPrivateKey, createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletKeys } from '#sandbox/wallets/certificates/wallet-folder.ts';
import { encryptPayload, hashOfKey } from '#sandbox/wallets/tokens/payload-cipher.ts';
import type { PaymentData } from '#sandbox/wallets/tokens/payment-data.ts';
import { signedMessage } from '#sandbox/wallets/tokens/payment-data.ts';
import { signMessage } from '#sandbox/wallets/tokens/signed-message.ts';
import {
  type GatewayUnderTest,
  gatewayUnderTest,
} from '#test/sandbox/payments/gateway-under-test.ts';
import {
  forgedIdentities,
  otherProcessingKey,
  type TokenChanges,
  tokenWith,
  walletKeysUnderTest,
  walletOf,
  walletPayment,
} from '#test/sandbox/wallets/tokens-under-test.ts';

let keys: WalletKeys;
let removeKeys: () => Promise<void>;
let under: GatewayUnderTest;
beforeAll(async () => {
  const opened = await walletKeysUnderTest();
  keys = opened.keys;
  removeKeys = opened.remove;
  under = await gatewayUnderTest({ wallet: walletOf(keys), clock: Date.now });
});
afterAll(async () => {
  await under?.stop();
  await removeKeys?.();
});

const token = (changes: TokenChanges = {}) => tokenWith(keys, changes);
const pay = (given: PaymentData | string, changes: Parameters<typeof walletPayment>[1] = {}) =>
  under.post('/pts/v2/payments', walletPayment(given, changes));

const refusalOf = async (given: PaymentData | string, changes = {}) => {
  const reply = await pay(given, changes);
  return [reply.status, reply.at('status'), reply.at('details.0.reason')];
};
const refused = (reason: string) => [400, 'INVALID_REQUEST', reason];

describe('a forged wallet token', () => {
  it.each(['stranger', 'noPurpose', 'noAuthorityPurpose', 'signerAsAuthority'] as const)(
    '[WALLET-01] signed by %s is refused',
    async (which) => {
      const reasons = { stranger: 'CERTIFICATE_CHAIN_INVALID' } as Record<string, string>;
      const forged = (await forgedIdentities())[which];
      expect(await refusalOf(await token(forged))).toEqual(
        refused(reasons[which] ?? 'CERTIFICATE_PURPOSE_WRONG'),
      );
    },
  );

  it('[WALLET-01] signed under the real authority by somebody else is refused', async () => {
    const { stranger } = await forgedIdentities();
    const forged = { tokenSigner: stranger.tokenSigner };
    expect(await refusalOf(await token(forged))).toEqual(refused('CERTIFICATE_CHAIN_INVALID'));
    // The real certificate over a key of one's own.
    const { certificate } = keys.tokenSigner;
    const { privateKey } = stranger.tokenSigner;
    expect(await refusalOf(await token({ tokenSigner: { certificate, privateKey } }))).toEqual(
      refused('SIGNATURE_INVALID'),
    );
  });

  it.each<[string, TokenChanges | (() => TokenChanges), string]>([
    ['signed six minutes ago', { now: Date.now() - 6 * 60_000 }, 'SIGNING_TIME_OUT_OF_RANGE'],
    ['signed in two minutes', { now: Date.now() + 2 * 60_000 }, 'SIGNING_TIME_OUT_OF_RANGE'],
    ['of a smaller amount', { amountCents: 2346 }, 'AMOUNT_MISMATCH'],
    ['of a device account that ran out', { expiry: '200131' }, 'ACCOUNT_EXPIRED'],
    ['of an unknown account', { card: '4111111111111129' }, 'ACCOUNT_UNKNOWN'],
    ['for another merchant', { merchantIdentifier: 'merchant.other' }, 'DECRYPTION_FAILED'],
    [
      'for another key',
      () => ({ processingPublicKey: otherProcessingKey() }),
      'PUBLIC_KEY_HASH_MISMATCH',
    ],
  ])('[WALLET-01] %s is refused', async (_, changes, reason) => {
    const made = await token(typeof changes === 'function' ? changes() : changes);
    expect(await refusalOf(made)).toEqual(refused(reason));
  });

  /** Signed by the wallet itself, over any payload. */
  const tokenOver = async (payload: object): Promise<PaymentData> => {
    const made = await token();
    const ephemeral = createPrivateKey(keys.processingKey.export({ type: 'pkcs8', format: 'pem' }));
    const publicKey = createPublicKey(ephemeral);
    const agreement = {
      privateKey: ephemeral,
      publicKey,
      merchantIdentifier: keys.merchantIdentifier,
    };
    const data = encryptPayload(agreement, JSON.stringify(payload)).toString('base64');
    const header = {
      ...made.header,
      publicKeyHash: hashOfKey(publicKey),
      ephemeralPublicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    };
    const signature = await signMessage(keys.tokenSigner, {
      authority: keys.tokenAuthority.certificate,
      message: signedMessage({ data, header }),
      signingTime: new Date(),
    });
    return { version: 'EC_v1', data, header, signature: signature.toString('base64') };
  };
  const payload = {
    applicationPrimaryAccountNumber: '4111111111111111',
    applicationExpirationDate: '391231',
    currencyCode: '840',
    transactionAmount: 2347,
    deviceManufacturerIdentifier: '040010030273',
    paymentDataType: '3DSecure',
    paymentData: { onlinePaymentCryptogram: 'AAAA' },
  };

  it.each([
    ['of Canadian dollars', { currencyCode: '124' }, 'CURRENCY_MISMATCH'],
    ['without a cryptogram', { paymentData: {} }, 'PAYLOAD_UNREADABLE'],
    ['of another kind', { paymentDataType: 'EMV' }, 'PAYLOAD_UNREADABLE'],
  ])('[WALLET-01] %s is refused', async (_, changes, reason) => {
    expect(await refusalOf(await tokenOver({ ...payload, ...changes }))).toEqual(refused(reason));
    expect((await pay(await tokenOver(payload))).at('status')).toBe('AUTHORIZED');
  });

  it('[WALLET-01] of another form is refused', async () => {
    const made = await token();
    const { header } = made;
    const strange = [
      'no token',
      '{}',
      JSON.stringify({ ...made, version: 'RSA_v1' }),
      JSON.stringify({ ...made, extra: 1 }),
      JSON.stringify({ ...made, header: { ...header, transactionId: 'zz' } }),
      JSON.stringify({ ...made, header: { ...header, wrappedKey: 'AAAA' } }),
    ];
    for (const text of strange) expect(await refusalOf(text)).toEqual(refused('TOKEN_UNREADABLE'));
    const request = walletPayment(made);
    request.paymentInformation.fluidData.value += '=';
    const reply = await under.post('/pts/v2/payments', request);
    expect(reply.at('details.0.reason')).toBe('TOKEN_UNREADABLE');
  });
});
