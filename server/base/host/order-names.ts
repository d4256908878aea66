import { randomBytes } from 'node:crypto';

/**
 * Crockford's base 32, without I, L, O and U, so that an order number can be read out on the
 * telephone.
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const letters = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => alphabet[byte & 31]).join('');

/** `CC-7Q2M-X0KD`: 40 random bits; the e-mail must match as well, so it need not be longer. */
export const newOrderId = (random: (size: number) => Uint8Array = randomBytes): string =>
  `CC-${inFours(random)}`;

/** `CM-7Q2M-X0KD`: names a letter to customer service. */
export const newContactReference = (random: (size: number) => Uint8Array = randomBytes): string =>
  `CM-${inFours(random)}`;

/** `GC-7Q2M-X0KD-…`: 80 random bits, for it is as good as money. */
export const newGiftCode = (random: (size: number) => Uint8Array = randomBytes): string =>
  `GC-${(letters(random(16)).match(/.{4}/g) ?? []).join('-')}`;

const inFours = (random: (size: number) => Uint8Array): string => {
  const text = letters(random(8));
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};

/** The merchant reference, `CRN-` and a ULID: sorts by time, unique once an order (D-CHECKOUT-15). */
export const newReference = (
  now: number,
  random: (size: number) => Uint8Array = randomBytes,
): string => {
  const time = Array.from({ length: 10 }, (_, place) => {
    const digit = Math.floor(now / 32 ** (9 - place)) % 32;
    return alphabet[digit];
  });
  return `CRN-${time.join('')}${letters(random(16))}`;
};

/** At most 30 characters (the gateway's limit), unique, made before the gateway is called. */
export const newTransactionId = (random: (size: number) => Uint8Array = randomBytes): string =>
  `T${letters(random(25))}`;
