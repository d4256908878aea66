import { createHash } from 'node:crypto';
import { canonicalText } from '#domain/content/canonical-text.ts';

/** SHA-256, base64url: what is kept of secrets and of things only compared. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** A guest's actor: of the unguessable tempUserID only this is stored (D-CHECKOUT-11). */
export const actorOf = (tempUserID: string): string =>
  fingerprint(`actor:${tempUserID.toLowerCase()}`);

/** The fingerprint of a value, whatever the order of its keys. */
export const fingerprintOf = (value: unknown): string => fingerprint(canonicalText(value));
