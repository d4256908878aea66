import { inlineScript } from '#server/pages/document/inline-script.ts';

/**
 * A press of a button in a part that does not hear yet (`data-waits`) is kept: links and forms work without any
 * code, but React hears only what it has hydrated, and stops a press that it cannot give to anybody. A press that
 * made React hydrate the part at once was heard, and is not kept. `ui/core/early-presses.ts` does what was kept.
 * Runs in the head, before any button is there.
 */
export const earlyPresses = inlineScript(`
const kept = (window.earlyPresses = new Set());
const pressed = ({ target }) => target.closest?.('button[type="button"]');
const waits = (button) => button?.closest('[data-waits]');
addEventListener('click', (press) => waits(pressed(press)) && kept.add(pressed(press)), true);
addEventListener('click', (press) => waits(pressed(press)) || kept.delete(pressed(press)));
`);
