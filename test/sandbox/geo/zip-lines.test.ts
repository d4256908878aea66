import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { zipLines, zipText } from '#sandbox/geo/zip-lines.ts';

describe('zipLines', () => {
  const lines = zipLines();

  it('lists every US zip of the package once, ascending', () => {
    const zips = lines.map((line) => line.slice(0, 5));
    expect(zips).toHaveLength(42_555);
    expect(zips.every((zip, index) => index === 0 || zip > (zips[index - 1] ?? ''))).toBe(true);
  });

  it('writes zip, city and state', () => {
    expect(lines.every((line) => /^[0-9]{5}\|[^|\n]+\|[A-Z]{2}$/.test(line))).toBe(true);
    expect(lines).toContain('89501|Reno|NV');
  });
});

describe('zipText', () => {
  const text = zipText();

  it('carries the notice of the data, marked as such', () => {
    const notes = text.split('\n').filter((line) => line.startsWith('#'));
    expect(notes.join('\n')).toContain('Redistributions in binary form must reproduce');
    expect(text.split('\n')).toHaveLength(zipLines().length + notes.length + 1);
  });

  it('stays small enough to keep in memory and to ship', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(850_000);
    expect(gzipSync(text).length).toBeLessThan(300_000);
  });
});
