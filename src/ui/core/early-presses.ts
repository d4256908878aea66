import { painted } from '#ui/core/pauses.ts';

declare global {
  interface Window {
    /** Buttons that were pressed before their part heard (server/pages/document/early-presses.ts). */
    earlyPresses: Set<HTMLButtonElement>;
  }
}

/**
 * Says that a part of the page hears presses from now on. What was pressed in it before is done after the next
 * frame, each button once, in the order of the first presses; a part of it that does not hear yet keeps its own.
 */
export const hearPresses = (part: Element): void => {
  part.removeAttribute('data-waits');
  void painted().then(() => {
    for (const button of window.earlyPresses) {
      // A press that is heard is kept no longer.
      if (part.contains(button) && button.closest('[data-waits]') === null) button.click();
    }
  });
};
