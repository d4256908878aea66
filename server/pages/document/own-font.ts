import { inlineScript } from '#server/pages/document/inline-script.ts';

/**
 * The page is drawn with a font of the device first and takes its own one, when that is there, part by part:
 * all at once, every text of a phone's first screens would be measured again in one task (D-PERF-06).
 * Stands in the head, where all pages are the same (packed-page.ts), and begins when the page has arrived.
 */
export const ownFont = inlineScript(`
/** Elements of a part, about: what a phone twelve times slower than a desktop draws again within 50 ms. */
const most = 10;
const inNextFrame = (then, parts) => requestAnimationFrame(() => setTimeout(then, 0, parts));
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
  if (parts.length > 0) inNextFrame(step, parts);
  else delete document.body.dataset.font;
};
/** What has just arrived is drawn first: to ask what is drawn would do it here, in one task. */
const begin = () => inNextFrame(() => step([...document.body.children].flatMap(partsOf)));
document.addEventListener('DOMContentLoaded', () => {
  document.fonts.load('1em "Crunch Sans"').then(begin, begin);
});
`);
