import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnTo } from '#domain/session/return-to.ts';
import { anyCharacter } from '#test/arbitraries/text.ts';

const shop = 'http://localhost:4100';

describe('safeReturnTo', () => {
  it.each([
    ['/cart', '/cart'],
    ['/profile/addresses?x=1#top', '/profile/addresses?x=1#top'],
    ['/all-snacks/../cart', '/cart'],
    ['/all-snacks/login', '/all-snacks/login'],
    ['/logins', '/logins'],
  ])('[AUTH-14] leads %s to %s', (asked, path) => {
    expect(safeReturnTo(asked)).toBe(path);
  });

  it.each([
    undefined,
    '',
    'cart',
    'https://evil.example/',
    '//evil.example/',
    '//evil.example/cart',
    '/\\evil.example/',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?returnTo=/cart',
    '/implicit/callback?code=1&state=2',
    '/createaccount',
    '//ada@shop.invalid/cart',
    '/LOGIN/',
  ])('[AUTH-14] leads %j home', (asked) => {
    expect(safeReturnTo(asked)).toBe('/');
  });

  it('[AUTH-14] never leads a browser to another origin, whatever is asked', () => {
    const hostile = fc
      .array(
        fc.oneof(
          fc.constantFrom('/', '\\', '.', '..', '@', ':', '//', '%2f', '%5c', '\t', '\n', '?', '#'),
          fc.constantFrom('evil.example', 'http:', 'localhost', 'a'),
          fc.string({ maxLength: 3, unit: anyCharacter() }),
        ),
        { maxLength: 8 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.webUrl(), fc.string()), (asked) => {
        const path = safeReturnTo(asked);
        expect(new URL(path, shop).origin).toBe(shop);
        // Where the path leads does not lead on elsewhere either.
        expect(safeReturnTo(path)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});
