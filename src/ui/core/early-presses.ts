declare global {
  interface Window {
    /** Buttons that were pressed before their part heard (server/pages/document/early-presses.ts). */
    earlyPresses?: Set<HTMLButtonElement>;
  }
}

/**
 * Says that a part of the page hears presses from now on, and gives those that came before, each button once, in
 * their order. Presses in a part of it that does not hear yet stay kept.
 */
export const takeEarlyPresses = (part: Element): readonly HTMLButtonElement[] => {
  part.removeAttribute('data-waits');
  const kept = window.earlyPresses ?? new Set();
  const here = [...kept].filter(
    (button) => part.contains(button) && button.closest('[data-waits]') === null,
  );
  for (const button of here) kept.delete(button);
  return here;
};

/** Does now what was pressed early. */
export const pressAgain = (buttons: readonly HTMLButtonElement[]): void => {
  for (const button of buttons) button.click();
};
