import { randomBytes, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  Extension,
  type RelativeDistinguishedNames,
  Time,
} from 'pkijs';
import { objectIds } from '#sandbox/wallets/certificates/object-ids.ts';

/** A certificate with the private key of its subject. */
export interface Identity {
  readonly certificate: Certificate;
  readonly privateKey: CryptoKey;
}

export interface CertificateRequest {
  /** Subject, attribute by object identifier. */
  readonly subject: Readonly<Record<string, string>>;
  /** Absent: it signs itself. */
  readonly issuer?: Identity;
  readonly isAuthority?: boolean;
  readonly extensions?: readonly Extension[];
  /** Unix ms. */
  readonly now: number;
}

const year = 365 * 24 * 60 * 60_000;
/** Testers move the clock by up to a year; certificates stay good before and long after. */
const goodBefore = 2 * year;
const goodAfter = 20 * year;

/** Elliptic curve signatures as Apple's certificates have them. */
export const signingKeys = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Key usage bits of RFC 5280, 4.2.1.3: digitalSignature; keyCertSign and cRLSign. */
const signs = 0x80;
const issues = 0x06;

/** Issues a P-256 certificate. Its authority is the sandbox's, so it proves something only here. */
export const issueCertificate = async (request: CertificateRequest): Promise<Identity> => {
  const { issuer, now, isAuthority = false, extensions = [] } = request;
  const keys = await crypto.subtle.generateKey(signingKeys, true, ['sign', 'verify']);
  const certificate = new Certificate();
  certificate.version = 2;
  // Positive and without a leading zero, as DER wants it.
  const serial = randomBytes(16);
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40;
  certificate.serialNumber = new asn1js.Integer({ valueHex: bufferOf(serial) });
  nameInto(certificate.subject, request.subject);
  if (issuer === undefined) nameInto(certificate.issuer, request.subject);
  else certificate.issuer = issuer.certificate.subject;
  certificate.notBefore = new Time({ value: new Date(now - goodBefore) });
  certificate.notAfter = new Time({ value: new Date(now + goodAfter) });
  const constraints = new BasicConstraints({ cA: isAuthority });
  certificate.extensions = [
    extensionOf(objectIds.basicConstraints, constraints.toSchema(), true),
    extensionOf(objectIds.keyUsage, usage(isAuthority ? issues : signs), true),
    ...extensions,
  ];
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign((issuer ?? keys).privateKey, 'SHA-256');
  return { certificate, privateKey: keys.privateKey };
};

export const extensionOf = (id: string, value: asn1js.BaseBlock, critical = false): Extension =>
  new Extension({ extnID: id, critical, extnValue: value.toBER() });

export const pemOf = (certificate: Certificate): string =>
  new X509Certificate(derOf(certificate)).toString();

export const derOf = (certificate: Certificate): Buffer =>
  Buffer.from(certificate.toSchema().toBER());

/** A buffer of its own: Node's small buffers share one. */
export const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

const nameInto = (
  name: RelativeDistinguishedNames,
  attributes: Readonly<Record<string, string>>,
): void => {
  for (const [type, value] of Object.entries(attributes)) {
    name.typesAndValues.push(
      new AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value }) }),
    );
  }
};

const usage = (bits: number): asn1js.BitString => {
  const unusedBits = Math.log2(bits & -bits);
  return new asn1js.BitString({ valueHex: bufferOf(Uint8Array.of(bits)), unusedBits });
};
