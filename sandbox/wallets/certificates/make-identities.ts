import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import { ExtKeyUsage, GeneralName, GeneralNames } from 'pkijs';
import {
  bufferOf,
  extensionOf,
  type Identity,
  issueCertificate,
} from '#sandbox/wallets/certificates/issue-certificate.ts';
import { objectIds } from '#sandbox/wallets/certificates/object-ids.ts';

/** Who is who in the sandbox's wallet; every certificate leads to the one authority. */
export interface Identities {
  readonly authority: Identity;
  /** Issues certificates that sign tokens. */
  readonly tokenAuthority: Identity;
  readonly tokenSigner: Identity;
  /** The wallet's own host. */
  readonly host: Identity;
  /** The merchant, as it shows itself to that host. */
  readonly merchant: Identity;
}

const organization = { [objectIds.organization]: 'Crunchcart sandbox' };
const named = (name: string) => ({ ...organization, [objectIds.commonName]: name });

export const makeIdentities = async (
  merchantIdentifier: string,
  now: number,
): Promise<Identities> => {
  const authority = await issueCertificate({
    subject: named('Sandbox wallet root'),
    isAuthority: true,
    now,
  });
  const tokenAuthority = await issueCertificate({
    subject: named('Sandbox wallet token authority'),
    issuer: authority,
    isAuthority: true,
    extensions: [extensionOf(objectIds.tokenAuthority, new asn1js.Null())],
    now,
  });
  const tokenSigner = await issueCertificate({
    subject: named('Sandbox wallet token signer'),
    issuer: tokenAuthority,
    extensions: [extensionOf(objectIds.tokenSigning, new asn1js.Null())],
    now,
  });
  const host = await issueCertificate({
    subject: named('127.0.0.1'),
    issuer: authority,
    extensions: [loopbackNames(), purpose(objectIds.serverAuthentication)],
    now,
  });
  const merchant = await issueCertificate({
    subject: {
      [objectIds.userId]: merchantIdentifier,
      ...named(`Merchant identity: ${merchantIdentifier}`),
    },
    issuer: authority,
    extensions: [
      purpose(objectIds.clientAuthentication),
      extensionOf(
        objectIds.merchantHash,
        new asn1js.Utf8String({ value: hashOf(merchantIdentifier) }),
      ),
    ],
    now,
  });
  return { authority, tokenAuthority, tokenSigner, host, merchant };
};

const hashOf = (merchantIdentifier: string): string =>
  createHash('sha256').update(merchantIdentifier).digest('hex').toUpperCase();

const purpose = (id: string) =>
  extensionOf(objectIds.extendedKeyUsage, new ExtKeyUsage({ keyPurposes: [id] }).toSchema());

/** Kinds of names in RFC 5280, 4.2.1.6. */
const dnsName = 2;
const ipAddress = 7;

const loopbackNames = () => {
  const loopback = new asn1js.OctetString({ valueHex: bufferOf(Uint8Array.of(127, 0, 0, 1)) });
  const names = [
    new GeneralName({ type: ipAddress, value: loopback }),
    new GeneralName({ type: dnsName, value: 'localhost' }),
  ];
  return extensionOf(objectIds.alternativeNames, new GeneralNames({ names }).toSchema());
};
