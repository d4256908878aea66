import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statesOfPrefix } from '#domain/shipping/zip-prefixes.ts';
import { zipLines } from '#sandbox/geo/zip-lines.ts';

describe('statesOfPrefix', () => {
  it('agrees with every zip of the directory', () => {
    const strays = zipLines().filter((line) => {
      const [zip = '', , state = ''] = line.split('|');
      return !statesOfPrefix(zip.slice(0, 3)).includes(state);
    });
    expect(strays).toEqual([]);
  });

  it('names no state that has no zip under that prefix', () => {
    const seen = new Set(zipLines().map((line) => `${line.slice(0, 3)} ${line.slice(-2)}`));
    const named = prefixes.flatMap((prefix) =>
      statesOfPrefix(prefix).map((state) => `${prefix} ${state}`),
    );
    expect(new Set(named)).toEqual(seen);
    expect(named).toHaveLength(seen.size);
  });

  it('[LIM-02] places Hawaii and Alaska, which are not served, by prefix alone', () => {
    expect(statesOfPrefix('967')).toEqual(['HI', 'AS']);
    expect(statesOfPrefix('968')).toEqual(['HI']);
    for (const prefix of ['995', '996', '997', '998', '999']) {
      expect(statesOfPrefix(prefix)).toEqual(['AK']);
    }
  });

  it('places territories and military post', () => {
    expect(statesOfPrefix('006')).toEqual(['PR']);
    expect(statesOfPrefix('008')).toEqual(['VI']);
    expect(statesOfPrefix('009')).toEqual(['PR']);
    expect(statesOfPrefix('090')).toEqual(['AE']);
    expect(statesOfPrefix('340')).toEqual(['AA']);
    expect(statesOfPrefix('962')).toEqual(['AP']);
    expect(statesOfPrefix('969')[0]).toBe('GU');
  });

  it('shares only six prefixes between states', () => {
    const shared = prefixes.filter((prefix) => statesOfPrefix(prefix).length > 1);
    expect(shared).toEqual(['063', '205', '739', '834', '967', '969']);
  });

  it('knows no prefix that is not three digits', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5 }), (text) => {
        const isPrefix = /^[0-9]{3}$/.test(text);
        expect(isPrefix || statesOfPrefix(text).length === 0).toBe(true);
      }),
    );
    expect(statesOfPrefix('1e2')).toEqual([]);
    expect(statesOfPrefix('75')).toEqual([]);
  });
});

const prefixes = Array.from({ length: 1000 }, (_, index) => `${index}`.padStart(3, '0'));
