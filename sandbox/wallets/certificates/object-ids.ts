/**
 * Object identifiers of certificates, by dotted number. Those of Apple's arc are published in
 * "Payment token format reference" and "Apple Pay certificates"; a token counts only when they are
 * in its certificates.
 */
export const objectIds = {
  /** Extension of the certificate that signs tokens. */
  tokenSigning: '1.2.840.113635.100.6.29',
  /** Extension of the authority that issues such certificates. */
  tokenAuthority: '1.2.840.113635.100.6.2.14',
  /** Extension of a merchant's certificate: SHA-256 of the merchant identifier. */
  merchantHash: '1.2.840.113635.100.6.32',
  /** RFC 4519, 2.39: holds the merchant identifier in the subject. */
  userId: '0.9.2342.19200300.100.1.1',
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  alternativeNames: '2.5.29.17',
  extendedKeyUsage: '2.5.29.37',
  serverAuthentication: '1.3.6.1.5.5.7.3.1',
  clientAuthentication: '1.3.6.1.5.5.7.3.2',
  /** RFC 5652, 11: what a signature covers besides the message. */
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  sha256: '2.16.840.1.101.3.4.2.1',
} as const;
