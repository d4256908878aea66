import { describe, expect, it } from 'vitest';
import { packagingArt } from '#sandbox/catalog/art/write-packaging-art.ts';
import { boxDrawing } from '#scripts/bundle/box-pictures.ts';
import { boxPicture, drawnBags, stripsOf } from '#ui/components/elements/box-bags.ts';

const drawings = new Map(packagingArt());
const drawingOf = (name: string): string => {
  const drawing = drawings.get(name);
  if (drawing === undefined) throw new Error(`no drawing ${name}`);
  return drawing;
};

const counts = [...drawnBags.keys()];

describe('the usual bags of the box as one drawing', () => {
  it.each(counts)('%i holds so many bags, in their order', (count) => {
    const drawing = boxDrawing(count, drawingOf);
    const places = Array.from({ length: count }, (_, index) =>
      drawing.indexOf(`id="b${index + 1}`),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
    expect(drawing).not.toContain(`id="b${count + 1}`);
  });

  it.each(counts)('%i names each part once, and what is named is in it', (count) => {
    const drawing = boxDrawing(count, drawingOf);
    const ids = Array.from(drawing.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    const named = Array.from(drawing.matchAll(/(?:url\(| href=")#([^)"]+)/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(named.length).toBeGreaterThan(count);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('refuses what is not one drawing', () => {
    expect(() => boxDrawing(1, () => '<p>no</p>')).toThrow('b1 is not one <svg>');
  });

  it('has an address for each count, width and strip', () => {
    const addresses = [...drawnBags].flatMap(([count, { widths, strips }]) =>
      widths.flatMap((width) => stripsOf(strips).map((strip) => boxPicture(count, width, strip))),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
