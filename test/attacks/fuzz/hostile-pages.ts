import fc, { type Arbitrary } from 'fast-check';
import { canary, nastyText } from '#test/arbitraries/wire-junk.ts';
import { encoded, inQuery } from '#test/attacks/fuzz/hostile-calls.ts';

/** HTML that would run: what was sent must not come back as an element. */
export const running: readonly string[] = [canary, '<img src=x onerror'];
/** Attributes whose value a browser may run; a form may carry any text in a value. */
export const runningAddress = /(?:href|src|action|data)="\s*javascript:/i;

const names = fc.oneof(
  fc.constantFrom('lang', 'view', 'brand', 'flavor', 'size', 'sort', 'page', 'type', 'q'),
  fc.constantFrom('text', 'price', 'available', '__proto__', 'constructor', ''),
);

/** The address of a route with anything for its parts, and any query. */
export const hostilePage = (route: string): Arbitrary<string> => {
  const parts = /:[A-Za-z]+|\*/g;
  const start = fc.oneof(
    fc.constant(route.replace(parts, 'x')),
    nastyText.map((text) => route.replace(parts, encoded(text))),
  );
  return fc
    .tuple(start, fc.array(fc.tuple(names, nastyText), { maxLength: 4 }))
    .map(([path, pairs]) => (pairs.length === 0 ? path : `${path}?${inQuery(pairs)}`))
    .filter((address) => address.length < 8000);
};

export const oddAddresses: readonly string[] = [
  ...['//', '//evil.example/x', '/\\evil.example', '/%2f%2fevil.example', '/..', '/%2e%2e/x'],
  ...['/%', '/%ff', '/%c0%af', '/%00', '/%u0041', '/?%', '/?%ff=%ff', '/?lang=%', '/;x'],
  ...['/a%0d%0ab', '/.git/config', '/.env', '/index.html', '/all-snacks/%', '/product/%'],
  ...['/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/packs/..%2f..%2fx'],
  '/product/%00',
  `/${'x/'.repeat(3000)}`,
  `/?${'a=1&'.repeat(1500)}`,
  `/product/${'9'.repeat(4000)}`,
];
