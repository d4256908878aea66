import * as z from 'zod';
import { issuerProblem } from '#domain/validation/issuer.ts';

export const whole = (smallest: number, biggest: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= smallest && value <= biggest);
export const port = whole(0, 65_535);
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;
export const origin = z.string().refine(isOrigin);
export const originList = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isOrigin));
export const url = (...schemes: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol));
/** A web address, or the one word that is allowed instead. */
export const addressOr = (word: string) =>
  z.string().refine((text) => text === word || isWebAddress(text));
const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
export const issuer = z
  .string()
  .refine((text) => issuerProblem(text) === undefined && !text.endsWith('/'));
export const name = z.string().regex(/^[\w.-]{1,80}$/);
/** OAuth scopes (RFC 6749 §3.3) separated by spaces, or the word none. */
export const scopeList = z
  .string()
  .regex(/^[\w.:-]{1,80}(?: [\w.:-]{1,80})*$/)
  .transform((text) => (text === 'none' ? [] : text.split(' ')));
export const secret = z.string().min(32);
/** Can be sent in a header without encoding. */
export const token = z.string().regex(/^[\x21-\x7e]{16,200}$/);
