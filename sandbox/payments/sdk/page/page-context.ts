import { microformError } from '#sandbox/payments/sdk/page/microform-error.ts';

/** What the page script reads from a capture context; the frames check its signature. */
export interface PageContext {
  readonly jwt: string;
  readonly jti: string;
  readonly mfOrigin: string;
  readonly targetOrigins: readonly string[];
}

const decoded = (part: string | undefined) => {
  const text = atob((part ?? '').replace(/-/g, '+').replace(/_/g, '/'));
  return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (c) => c.charCodeAt(0))));
};

/** Clocks of shoppers may be this wrong, ms; the frames ask the gateway what time it is. */
const wrongClock = 24 * 60 * 60_000;

/** Throws CAPTURE_CONTEXT_INVALID or CAPTURE_CONTEXT_EXPIRED. */
export const readPageContext = (captureContext: unknown): PageContext => {
  const jwt = String(captureContext).trim();
  const context = parsed(jwt);
  if (context === undefined) {
    throw microformError('CAPTURE_CONTEXT_INVALID', 'The capture context is not valid.');
  }
  if (context.expires + wrongClock <= Date.now()) {
    throw microformError('CAPTURE_CONTEXT_EXPIRED', 'The capture context has expired.');
  }
  return context;
};

const parsed = (jwt: string): (PageContext & { readonly expires: number }) | undefined => {
  const parts = jwt.split('.');
  if (parts.length !== 3 || parts.includes('')) return undefined;
  try {
    const { alg } = decoded(parts[0]);
    const { exp, jti, ctx } = decoded(parts[1]);
    const { mfOrigin, targetOrigins } = ctx[0].data;
    const isGood =
      alg === 'RS256' &&
      Number.isFinite(exp) &&
      new URL(mfOrigin).origin === mfOrigin &&
      Array.isArray(targetOrigins);
    return isGood ? { jwt, jti, mfOrigin, targetOrigins, expires: exp * 1000 } : undefined;
  } catch {
    return undefined;
  }
};
