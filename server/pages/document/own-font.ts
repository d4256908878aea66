import { inlineScript } from '#server/pages/document/inline-script.ts';

/**
 * The page is drawn with a font of the device first and takes its own one, when that is there, part by part:
 * all at once, every text of a phone's first screens would be measured again in one task (D-PERF-06).
 * Runs in the page, before the shop's scripts.
 */
export const ownFont = inlineScript(`
const { body } = document;
/** Elements of a part, about: what a phone four times slower than a desktop draws again within 50 ms. */
const most = 25;
const inNextFrame = (parts) => requestAnimationFrame(() => setTimeout(step, 0, parts));
const isDrawn = (element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
const partsOf = (element) => {
  if (!isDrawn(element)) return [];
  const count = element.getElementsByTagName('*').length;
  return count <= most || element.children.length === 0
    ? [{ element, count: count + 1 }]
    : [...element.children].flatMap(partsOf);
};
const step = (parts) => {
  let room = most;
  while (parts.length > 0 && room > 0) {
    const { element, count } = parts.shift();
    element.dataset.font = 'own';
    room -= count;
  }
  if (parts.length > 0) inNextFrame(parts);
  else delete body.dataset.font;
};
const begin = () => step([...body.children].flatMap(partsOf));
document.fonts.load('1em "Crunch Sans"').then(begin, begin);
`);
