import { createHash } from 'node:crypto';

/** SHA-256, base64url: what is kept of secrets and of things only compared. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** A guest's actor: of the unguessable tempUserID only this is stored (D-CHECKOUT-11). */
export const actorOf = (tempUserID: string): string =>
  fingerprint(`actor:${tempUserID.toLowerCase()}`);

/** The fingerprint of a value, whatever the order of its keys. */
export const fingerprintOf = (value: unknown): string => fingerprint(canonical(value));

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
};
