import { describe, expect, it } from 'vitest';
import { packagingArt } from '#sandbox/catalog/art/write-packaging-art.ts';
import { groupDrawing } from '#scripts/bundle/box-groups.ts';
import { boxBags, groupPath, inGroup } from '#ui/components/elements/box-bags.ts';

const drawings = new Map(packagingArt());
const drawingOf = (name: string): string => {
  const drawing = drawings.get(name);
  if (drawing === undefined) throw new Error(`no drawing ${name}`);
  return drawing;
};
const groups = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('three bags of the box as one drawing', () => {
  it.each(groups)('%i holds its three bags, in their order', (group) => {
    const drawing = groupDrawing(group, drawingOf);
    const bags = inGroup(boxBags, group);
    expect(bags).toHaveLength(3);
    const places = bags.map(({ pocket }) => drawing.indexOf(`id="b${pocket}`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places.toSorted((one, other) => one - other)).toEqual(places);
  });

  it.each(groups)('%i names each part once, and what is named is in it', (group) => {
    const drawing = groupDrawing(group, drawingOf);
    const ids = Array.from(drawing.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    const named = Array.from(drawing.matchAll(/(?:url\(| href=")#([^)"]+)/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(groups)('%i leaves the small print out, which nobody reads', (group) => {
    const whole = inGroup(boxBags, group).map(({ imagePath }) =>
      drawingOf(imagePath.replace('/packs/', '')),
    );
    const drawing = groupDrawing(group, drawingOf);
    const printed = (text: string): number => text.split('<path class="s"').length - 1;
    expect(printed(drawing)).toBe(0);
    const left = whole.join('').split('<path').length - printed(whole.join(''));
    expect(drawing.split('<path')).toHaveLength(left);
  });

  it('refuses what is not one drawing', () => {
    expect(() => groupDrawing(0, () => '<p>no</p>')).toThrow('b1 is not one <svg>');
  });

  it('has an address of its own', () => {
    expect(groups.map(groupPath)).toEqual(
      groups.map((group) => `/packs/box-group-${group + 1}.svg`),
    );
  });
});
