import { inlineScript } from '#server/pages/document/inline-script.ts';

/**
 * What a page shows after its first elements (`data-soon`) is drawn part by part, one a frame, while the page
 * arrives: a piece of the document that comes after the first paint would else be laid out in one task
 * (D-PERF-07). The rule that hides them is in base.css. Runs in the head.
 */
export const soonParts = inlineScript(`
const inNextFrame = () => requestAnimationFrame(() => setTimeout(show));
const show = () => {
  const part = document.querySelector('[data-soon]:not([data-shown])');
  if (part !== null) part.dataset.shown = '';
  else if (document.readyState !== 'loading') return void delete document.body.dataset.parts;
  inNextFrame();
};
inNextFrame();
`);
