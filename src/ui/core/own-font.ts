/** Elements of a part, about: what a phone twelve times slower than a desktop draws again within 50 ms. */
const most = 10;

interface Part {
  readonly element: HTMLElement;
  readonly count: number;
}

const isOwn = (element: HTMLElement): boolean => element.dataset['font'] === 'own';

const isDrawn = (element: HTMLElement): boolean =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

/** What is in an element comes before it: then the element itself is little work, and at last the body, too. */
function* partsOf(element: HTMLElement): Generator<Part, undefined> {
  const count = element.getElementsByTagName('*').length;
  const next = () =>
    Array.from(element.children).find(
      (child): child is HTMLElement =>
        child instanceof HTMLElement && !isOwn(child) && isDrawn(child),
    );
  // Others are drawn meanwhile.
  if (count > most) {
    for (let child = next(); child !== undefined; child = next()) yield* partsOf(child);
  }
  yield { element, count: Math.min(count, most) + 1 };
}

/** Never without a frame, as `painted` may: two parts would be drawn in one. */
const inNextFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then));

const step = (parts: Generator<Part, undefined>): void => {
  for (let room = most; room > 0; ) {
    const { value: part } = parts.next();
    if (part === undefined || part.element === document.body) {
      delete document.body.dataset['font'];
      return;
    }
    part.element.dataset['font'] = 'own';
    room -= part.count;
  }
  inNextFrame(() => step(parts));
};

/** What has just arrived is drawn first: to ask what is drawn would do it here, in one task. */
const begin = () => inNextFrame(() => step(partsOf(document.body)));

const load = () => void document.fonts.load('1em "Crunch Sans"').then(begin, begin);

/**
 * The page is drawn with a font of the device first and takes its own one, when that and the page are there, part by part:
 * all at once, every text of a phone's first screens would be measured again in one task (D-PERF-06).
 */
export const takeOwnFont = (): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', load);
  else load();
};
