import { readFileSync } from 'node:fs';

/**
 * The addresses of the shop's pages, read from the route table itself, so that a new page is under
 * fire the day it is added.
 */
export const routePaths: readonly string[] = [
  ...new Set(
    Array.from(
      readFileSync('src/ui/routes/routes.tsx', 'utf8').matchAll(/path: '([^']+)'/g),
      ([, path = '']) => `/${path.replace(/^\//, '')}`,
    ),
  ),
  // These stand in lists of their own there, or below another path.
  ...['/checkout/shipping', '/checkout/payment', '/checkout/review', '/login', '/bvrating'],
  ...['/flaminhotshop', '/flaminhotuniversity', '/forgotpassword', '/implicit/callback'],
].filter((path) => path !== '/*');
