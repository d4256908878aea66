import * as z from 'zod/mini';

/** Bytes of base64url text (RFC 4648 §5), padding optional. */
export const bytesFrom = (base64url: string): Uint8Array<ArrayBuffer> => {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};

export const base64urlOf = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Header or claims of a compact JWT, read but not verified; undefined when they do not fit. */
export const jwtPart = <Schema extends z.core.$ZodType>(
  jwt: string,
  part: 'header' | 'claims',
  schema: Schema,
): z.output<Schema> | undefined => {
  const text = jwt.trim().split('.')[part === 'header' ? 0 : 1];
  if (text === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytesFrom(text)));
    return z.safeParse(schema, parsed).data;
  } catch {
    return undefined;
  }
};
