import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in a time that depends on neither key. */
export const isOperatorKey = (expected: string, given: unknown): boolean =>
  timingSafeEqual(digest(expected), digest(typeof given === 'string' ? given : ''));
