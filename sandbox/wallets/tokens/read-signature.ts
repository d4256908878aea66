import { verify, X509Certificate } from 'node:crypto';
import * as asn1js from 'asn1js';
import { Certificate, ContentInfo, SignedData } from 'pkijs';
import { bufferOf, derOf } from '#sandbox/wallets/certificates/issue-certificate.ts';
import { objectIds } from '#sandbox/wallets/certificates/object-ids.ts';
import { rewritten } from '#sandbox/wallets/tokens/signed-message.ts';

/** Why a signature is not believed. */
export type SignatureFault =
  | 'SIGNATURE_UNREADABLE'
  | 'CERTIFICATE_PURPOSE_WRONG'
  | 'CERTIFICATE_CHAIN_INVALID'
  | 'SIGNATURE_INVALID';

type ReadSignature =
  | { readonly fault: SignatureFault }
  | { readonly fault?: never; readonly signingTime: Date };

/**
 * Reads a detached signature the way Apple tells merchants to: both certificates have the object
 * identifiers of their purpose, they lead to the one root that is trusted, and the signature is the
 * signer's over this message. Beyond that the text must be the one the wallet would have written, so
 * that no bit of it is free.
 */
export const readSignature = (
  der: Buffer,
  about: { readonly message: Uint8Array; readonly root: X509Certificate; readonly now: number },
): ReadSignature => {
  const parts = partsOf(der, about.message);
  if (parts === undefined) return { fault: 'SIGNATURE_UNREADABLE' };
  const { signer, authority, signingTime } = parts;
  if (!has(signer, objectIds.tokenSigning) || !has(authority, objectIds.tokenAuthority)) {
    return { fault: 'CERTIFICATE_PURPOSE_WRONG' };
  }
  const [signerCertificate] = parts.chain;
  if (!isChain([...parts.chain, about.root], about.now))
    return { fault: 'CERTIFICATE_CHAIN_INVALID' };
  const { signedAttributes, signature } = parts;
  const isSigned = verify('sha256', signedAttributes, signerCertificate.publicKey, signature);
  return isSigned && parts.asWeWrite.equals(der) ? { signingTime } : { fault: 'SIGNATURE_INVALID' };
};

interface SignatureParts {
  readonly signer: Certificate;
  readonly authority: Certificate;
  readonly chain: readonly [signer: X509Certificate, authority: X509Certificate];
  readonly signingTime: Date;
  readonly signedAttributes: Buffer;
  readonly signature: Buffer;
  /** The same facts, written by us. */
  readonly asWeWrite: Buffer;
}

/** Only what has the one right form; anything else is unreadable. */
const partsOf = (der: Buffer, message: Uint8Array): SignatureParts | undefined => {
  try {
    const info = ContentInfo.fromBER(bufferOf(der));
    const data = new SignedData({ schema: info.content });
    const [signer, authority, ...more] = data.certificates ?? [];
    const [signerInfo] = data.signerInfos;
    const attributes = signerInfo?.signedAttrs;
    const time = attributes?.attributes.find(({ type }) => type === objectIds.signingTime);
    const signingTime: unknown = time?.values[0];
    if (!(signer instanceof Certificate) || !(authority instanceof Certificate)) return undefined;
    if (more.length > 0 || !(signingTime instanceof asn1js.UTCTime)) return undefined;
    if (signerInfo === undefined || attributes === undefined) return undefined;
    const { signature } = signerInfo;
    const facts = { signer, authority, signingTime: signingTime.toDate() };
    return {
      ...facts,
      chain: [new X509Certificate(derOf(signer)), new X509Certificate(derOf(authority))],
      signedAttributes: Buffer.from(attributes.encodedValue),
      signature: Buffer.from(signature.valueBlock.valueHexView),
      asWeWrite: rewritten({ ...facts, message }, signature),
    };
  } catch {
    return undefined;
  }
};

const has = ({ extensions }: Certificate, id: string): boolean =>
  extensions?.some(({ extnID }) => extnID === id) === true;

/** Each certificate is issued by the next, which is an authority, and all of them are in date. */
const isChain = (chain: readonly X509Certificate[], now: number): boolean =>
  chain.every((one) => one.validFromDate.getTime() <= now && now <= one.validToDate.getTime()) &&
  chain.slice(1).every((issuer, index) => {
    const issued = chain[index];
    return issuer.ca && issued?.checkIssued(issuer) && issued.verify(issuer.publicKey);
  });
