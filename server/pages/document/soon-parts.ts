import { inlineScript } from '#server/pages/document/inline-script.ts';

/**
 * What a page shows after its first elements (`data-soon`) is drawn part by part, one a frame, while the page
 * arrives: a piece of the document that comes after the first paint would else be laid out in one task
 * (D-PERF-07). Pictures of a part that begins more than a quarter of a screen below the first wait until the page is scrolled
 * or printed, or a part that waits comes near for another reason, as a list does that is sorted (D-PERF-31). The rules
 * for both are in base.css. Runs in the head.
 */
export const soonParts = inlineScript(`
let below = 'below';
const bring = () => {
  if (below) for (const part of document.querySelectorAll('[data-shown=below]')) part.dataset.shown = '';
  below = '';
};
const near = new IntersectionObserver((parts) => parts.some((part) => part.isIntersecting) && bring());
addEventListener('scroll', bring);
addEventListener('beforeprint', bring);
const inNextFrame = () => requestAnimationFrame(() => setTimeout(show));
const show = () => {
  const part = document.querySelector('[data-soon]:not([data-shown])');
  if (part !== null) {
    part.dataset.shown = part.getBoundingClientRect().top > innerHeight * 1.25 ? below : '';
    if (part.dataset.shown) near.observe(part);
  } else if (document.readyState !== 'loading') return void delete document.body.dataset.parts;
  inNextFrame();
};
inNextFrame();
`);
