/** The layouts of pages (LAYOUT-01 … LAYOUT-05). */
export type Layout = 'default' | 'plain' | 'frame' | 'black';

const plainPaths: ReadonlySet<string> = new Set([
  '/forgotpassword',
  '/resetpassword',
  '/implicit/callback',
  '/implicit/ssocallback',
]);
const blackParts = ['/flaminhotuniversity', '/flaminhotshop'] as const;

/**
 * The frame of a path: the decoded path without query, in any letter case, a trailing slash ignored;
 * the four plain paths match wholly, the others anywhere in the path (D-READ-13).
 */
export const layoutOf = (path: string): Layout => {
  const plain = comparable(path);
  if (plainPaths.has(plain)) return 'plain';
  if (plain.includes('bvrating')) return 'frame';
  return blackParts.some((part) => plain.includes(part)) ? 'black' : 'default';
};

const comparable = (path: string): string => {
  const withoutQuery = path.split(/[?#]/, 1)[0] ?? '';
  const lower = decoded(withoutQuery).toLowerCase();
  return lower.length > 1 && lower.endsWith('/') ? lower.slice(0, -1) : lower;
};

/** Decodes a path; invalid percent-encoding stays as it is. */
const decoded = (path: string): string => path.replace(/(?:%[0-9a-f]{2})+/gi, decodedRun);

const decodedRun = (run: string): string => {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
};
