import { inlineScript } from '#server/pages/document/inline-script.ts';

/**
 * What a page shows after its first elements (`data-soon`) is drawn part by part, one a frame, while the page
 * arrives: a piece of the document that comes after the first paint would else be laid out in one task
 * (D-PERF-07). Pictures of what begins more than a quarter of a screen below it wait until more of the page may be seen
 * (D-PERF-31). A phone's window has its size with its first frame, so a new size counts later only. The rules for both
 * are in base.css. Runs in the head.
 */
export const soonParts = inlineScript(`
let below = 'below';
const bring = () => {
  below = '';
  for (const part of document.querySelectorAll('[data-shown=below]')) part.dataset.shown = below;
};
for (const sign of ['scroll', 'beforeprint']) addEventListener(sign, bring, { once: true });
const inNextFrame = () => requestAnimationFrame(() => setTimeout(show));
const show = () => {
  const part = document.querySelector('[data-soon]:not([data-shown])');
  if (part !== null) part.dataset.shown = part.getBoundingClientRect().top > innerHeight * 1.25 ? below : '';
  else if (document.readyState !== 'loading') {
    addEventListener('resize', bring);
    return void delete document.body.dataset.parts;
  }
  inNextFrame();
};
inNextFrame();
`);
