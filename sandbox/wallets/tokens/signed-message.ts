import { createHash } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  type Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { bufferOf, type Identity } from '#sandbox/wallets/certificates/issue-certificate.ts';
import { objectIds } from '#sandbox/wallets/certificates/object-ids.ts';

/** What a detached signature consists of; together they determine its bytes. */
export interface SignatureFacts {
  readonly signer: Certificate;
  /** Certificate of the authority that issued the signer's. */
  readonly authority: Certificate;
  readonly message: Uint8Array;
  readonly signingTime: Date;
}

/** Signs a message with CMS (RFC 5652) without enclosing it; DER. */
export const signMessage = async (
  signer: Identity,
  facts: Omit<SignatureFacts, 'signer'>,
): Promise<Buffer> => {
  const unsigned = signedDataOf({ ...facts, signer: signer.certificate });
  await unsigned.sign(signer.privateKey, 0, 'SHA-256');
  return derOfSignedData(unsigned);
};

/** The only way the wallet writes a signature: the gateway compares whole texts with it. */
export const rewritten = (facts: SignatureFacts, signature: asn1js.OctetString): Buffer => {
  const data = signedDataOf(facts);
  const [info] = data.signerInfos;
  data.digestAlgorithms = [sha256()];
  if (info !== undefined) {
    info.digestAlgorithm = sha256();
    // ecdsa-with-SHA256, RFC 5754, 3.3.
    info.signatureAlgorithm = new AlgorithmIdentifier({ algorithmId: '1.2.840.10045.4.3.2' });
    info.signature = signature;
  }
  return derOfSignedData(data);
};

const sha256 = () =>
  new AlgorithmIdentifier({ algorithmId: objectIds.sha256, algorithmParams: new asn1js.Null() });

const signedDataOf = ({ signer, authority, message, signingTime }: SignatureFacts): SignedData => {
  const digest = createHash('sha256').update(message).digest();
  const attribute = (type: string, value: asn1js.BaseBlock) =>
    new Attribute({ type, values: [value] });
  return new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: objectIds.data }),
    certificates: [signer, authority],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: signer.issuer,
          serialNumber: signer.serialNumber,
        }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute(
              objectIds.contentType,
              new asn1js.ObjectIdentifier({ value: objectIds.data }),
            ),
            attribute(objectIds.signingTime, new asn1js.UTCTime({ valueDate: signingTime })),
            attribute(
              objectIds.messageDigest,
              new asn1js.OctetString({ valueHex: bufferOf(digest) }),
            ),
          ],
        }),
      }),
    ],
  });
};

const derOfSignedData = (data: SignedData): Buffer =>
  Buffer.from(
    new ContentInfo({ contentType: objectIds.signedData, content: data.toSchema(true) })
      .toSchema()
      .toBER(),
  );
