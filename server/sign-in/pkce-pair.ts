import { createHash, randomBytes } from 'node:crypto';

/** A fresh verifier of 43 characters and its S256 challenge (RFC 7636); neither is kept. */
export const makePkcePair = () => {
  const codeVerifier = randomBytes(32).toString('base64url');
  const codeChallenge = createHash('sha256').update(codeVerifier, 'ascii').digest('base64url');
  return { codeVerifier, codeChallenge };
};
