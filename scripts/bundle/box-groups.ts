// Writes three bags each of the box on the home page as one drawing, where each would be fetched by itself.
//   node scripts/bundle/box-groups.ts <folder of drawings>
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { argv } from 'node:process';
import {
  bagsOfGroup,
  bagWidth,
  boxBags,
  groupEdge,
  groupHeight,
  groupPath,
  groupWidth,
  inGroup,
  leanOf,
} from '#ui/components/elements/box-bags.ts';

/** What is inside a drawing, its ids made different from those of its neighbours. */
const inside = (
  drawing: string,
  prefix: string,
): { readonly width: number; readonly content: string } => {
  const [, width = '', content = ''] =
    /^<svg [^>]*viewBox="0 0 (\d+) \d+"[^>]*>(.*)<\/svg>\s*$/s.exec(drawing) ?? [];
  if (content === '')
    throw new Error(`The drawing of ${prefix} is not one <svg> that begins at 0 0.`);
  return {
    width: Number(width),
    content: content
      // Nobody reads the small print of a bag an inch wide, and it is a quarter of its drawing.
      .replace(/<path class="s"[^>]*>/g, '')
      .replace(/ id="/g, ` id="${prefix}`)
      .replace(/url\(#/g, `url(#${prefix}`)
      .replace(/ href="#/g, ` href="#${prefix}`),
  };
};

/** One group, in hundredths of the carton's width, as its style sheet has it (carton.module.css). */
export const groupDrawing = (group: number, drawingOf: (fileName: string) => string): string => {
  const width = groupWidth(group);
  const bags = inGroup(boxBags, group).map(({ pocket, imagePath }, column) => {
    const { width: own, content } = inside(drawingOf(basename(imagePath)), `b${pocket}`);
    const { angle, drop } = leanOf(pocket);
    const scale = bagWidth / own;
    const middle = ((column + 0.5) * width) / bagsOfGroup;
    // As CSS has it: turned about its middle, then moved along its own height.
    const half = (bagWidth * 4) / 3 / 2;
    const place = `translate(${middle.toFixed(3)} ${half.toFixed(3)}) rotate(${angle}) translate(${-bagWidth / 2} ${(drop - half).toFixed(3)}) scale(${scale.toFixed(6)})`;
    return `<g transform="${place}">${content}</g>`;
  });
  const box = [-groupEdge, -groupEdge, width + 2 * groupEdge, groupHeight + 2 * groupEdge];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map((each) => Number(each.toFixed(3))).join(' ')}">${bags.join('')}</svg>`;
};

const [, script, folder] = argv;
if (script === import.meta.filename && folder !== undefined) {
  for (let group = 0; group * bagsOfGroup < boxBags.length; group += 1) {
    const drawing = groupDrawing(group, (name) => readFileSync(join(folder, name), 'utf8'));
    writeFileSync(join(folder, basename(groupPath(group))), drawing);
  }
}
