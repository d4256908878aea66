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
const isOwn = (element) => element.dataset.font === 'own';
const isDrawn = (element) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
/** What is in an element comes before it: then the element itself is little work, and at last the body, too. */
function* partsOf(element) {
  const count = element.getElementsByTagName('*').length;
  const next = () => [...element.children].find((child) => !isOwn(child) && isDrawn(child));
  // Others are drawn meanwhile.
  if (count > most) for (let child = next(); child !== undefined; child = next()) yield* partsOf(child);
  yield { element, count: Math.min(count, most) + 1 };
}
const step = (parts) => {
  for (let room = most; room > 0; ) {
    const { element, count } = parts.next().value;
    if (element === document.body) return void delete element.dataset.font;
    element.dataset.font = 'own';
    room -= count;
  }
  inNextFrame(step, parts);
};
/** What has just arrived is drawn first: to ask what is drawn would do it here, in one task. */
const begin = () => inNextFrame(() => step(partsOf(document.body)));
document.addEventListener('DOMContentLoaded', () => {
  document.fonts.load('1em "Crunch Sans"').then(begin, begin);
});
`);
