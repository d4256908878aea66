import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutOf } from '#domain/session/layout.ts';

const segment = () => fc.stringMatching(/^[a-z0-9-]{1,8}$/);
const path = () => fc.array(segment(), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const isSpecial = (text: string) =>
  /bvrating|flaminhot|forgotpassword|resetpassword|implicit/.test(text);
const casing = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) =>
      [...text]
        .map((letter, index) => (upper[index] === true ? letter.toUpperCase() : letter))
        .join(''),
    );

describe('layoutOf', () => {
  it('[LAYOUT-01] [LAYOUT-02] gives the four plain paths, in any letter case, the plain layout', () => {
    const plain = fc.constantFrom(
      '/forgotpassword',
      '/resetpassword',
      '/implicit/callback',
      '/implicit/ssocallback',
    );
    fc.assert(
      fc.property(plain.chain(casing), fc.constantFrom('', '/', '?a=b', '/?x'), (found, end) => {
        expect(layoutOf(found + end)).toBe('plain');
      }),
    );
    expect(layoutOf('/forgotpassword/more')).toBe('default');
    expect(layoutOf('/de/resetpassword')).toBe('default');
  });

  it('[LAYOUT-03] [ROUTE-05] gives any path that contains bvrating the frame', () => {
    fc.assert(
      fc.property(path(), path(), (before, after) => {
        expect(layoutOf(`${before}/bvRating${after}`)).toBe('frame');
      }),
    );
    expect(layoutOf('/flaminhotshop/bvrating')).toBe('frame');
    expect(layoutOf('/%62vrating/1')).toBe('frame');
    expect(layoutOf('/%62vrating/%')).toBe('frame');
    expect(layoutOf('/%E0%A4%A/%62vrating')).toBe('frame');
  });

  it('[LAYOUT-04] gives the two themed paths and everything below or around them black', () => {
    fc.assert(
      fc.property(
        path(),
        fc.constantFrom('/flaminhotuniversity', '/flaminhotshop').chain(casing),
        path(),
        (before, themed, after) => {
          fc.pre(!isSpecial(before + after));
          expect(layoutOf(`${before === '/' ? '' : before}${themed}${after}`)).toBe('black');
        },
      ),
    );
  });

  it('[LAYOUT-05] gives every other path the default layout, whatever its query says', () => {
    fc.assert(
      fc.property(path(), (other) => {
        fc.pre(!isSpecial(other));
        expect(layoutOf(`${other}?q=bvrating`)).toBe('default');
        expect(layoutOf(`${other}#/flaminhotshop`)).toBe('default');
      }),
    );
  });

  it('is total: any text has a layout, broken percent-encoding too', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(['default', 'plain', 'frame', 'black']).toContain(layoutOf(text));
      }),
    );
    expect(layoutOf('/%E0%A4%A')).toBe('default');
  });
});
