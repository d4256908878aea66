import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** RFC 7914; 16 MB and about 50 ms a guess. */
const cost = { N: 16_384, r: 8, p: 1 } as const;
const keyBytes = 32;

/** Stored form: `scrypt$N$r$p$salt$key`, the last two base64url. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/** Without a hash the check takes as long as with one, so that time does not show who exists. */
export const isPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [scheme, N, r, p, salt = '', key = ''] = (hash ?? nobody).split('$');
  if (scheme !== 'scrypt') return false;
  const wanted = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return hash !== undefined && found.length === wanted.length && timingSafeEqual(found, wanted);
};

const nobody = ['scrypt', cost.N, cost.r, cost.p, 'AAAAAAAAAAAAAAAAAAAAAA', ''].join('$');

const derive = (
  password: string,
  salt: Buffer,
  options: { readonly N: number; readonly r: number; readonly p: number },
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    // Unicode normalised, so that a password typed on another keyboard is equal.
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
