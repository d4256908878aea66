import { inlineScript } from '#server/pages/document/inline-script.ts';

/**
 * A press of a button in a part that does not hear yet (`data-waits`) is kept: React hears only what it has
 * hydrated and forgets such presses, while links and forms work without it. `ui/core/early-presses.ts` does what
 * was kept. Runs in the head, before any button is there.
 */
export const earlyPresses = inlineScript(`
const kept = (window.earlyPresses = new Set());
addEventListener('click', ({ target }) => {
  const button = target.closest?.('button[type="button"]');
  if (button?.closest('[data-waits]')) kept.add(button);
});
`);
