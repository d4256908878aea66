import type { FromFrame } from '#sandbox/payments/sdk/field-protocol.ts';

/** The keys that may leave a frame, at any depth; a mistake elsewhere cannot leak a value. */
const allowed = new Set(
  (
    'type change card valid couldBeValid empty filled name expirationMonth expirationYear error ' +
    'reason message details location correlationId attempt token brandedName cybsCardType spaces ' +
    'blocks lengths securityCode length luhn'
  ).split(' '),
);

export const outgoing = (message: FromFrame): unknown => filtered(message);

const filtered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(filtered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => allowed.has(key))
      .map(([key, inner]) => [key, filtered(inner)]),
  );
};
