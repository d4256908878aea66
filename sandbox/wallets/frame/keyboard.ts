/** Escape cancels, and the tabulator goes round inside the sheet. */
export const watchKeys = (sheet: HTMLElement, cancel: () => void): void => {
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      cancel();
    }
    if (event.key === 'Tab') goRound(sheet, event);
  });
};

const goRound = (sheet: HTMLElement, event: KeyboardEvent): void => {
  const stops = [...sheet.querySelectorAll<HTMLElement>('input, button')].filter(isStop);
  const [first] = stops;
  const last = stops.at(-1);
  const at = document.activeElement;
  const target = event.shiftKey
    ? at === first || !isIn(stops, at)
      ? last
      : undefined
    : at === last
      ? first
      : undefined;
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
};

const isIn = (stops: readonly HTMLElement[], element: Element | null): boolean =>
  stops.some((stop) => stop === element);

/** Of a group of radio buttons only the chosen one is a stop. */
const isStop = (element: HTMLElement): boolean => {
  if (!element.checkVisibility()) return false;
  if (element instanceof HTMLButtonElement) return !element.disabled;
  return !(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked;
};
