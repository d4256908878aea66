import { mostShown } from '#sandbox/telemetry/live/most-shown.ts';

/** How often later items are asked for, milliseconds. */
const pause = 1000;

/**
 * Puts later items on top of the list, without a reload: opened items stay open, and the list never
 * grows beyond its most. The server writes the items; this moves them.
 */
const follow = (list: HTMLElement, button: HTMLElement, state: HTMLElement): void => {
  let last = Number(list.dataset['last']);
  let isPaused = false;
  let told = '';

  const say = (text: string): void => {
    if (text !== told) state.textContent = text;
    told = text;
  };

  const addLater = async (): Promise<void> => {
    const address = new URL(location.href);
    address.searchParams.set('after', String(last));
    const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const later = new DOMParser()
      .parseFromString(await answer.text(), 'text/html')
      .querySelector<HTMLElement>('#items');
    if (later === null || isPaused) return;
    // A host that was started anew counts from one again.
    const newest = Number(later.dataset['last']);
    if (newest < last) {
      last = 0;
      return;
    }
    last = newest;
    const rows = [...later.children];
    if (rows.length === 0) return;
    list.prepend(...rows);
    for (const old of [...list.children].slice(mostShown)) old.remove();
    document.querySelector('#none')?.setAttribute('hidden', '');
  };

  const turn = async (): Promise<void> => {
    if (!isPaused && document.visibilityState === 'visible') {
      await addLater().then(
        () => say('Live.'),
        () => say('The sandbox does not answer.'),
      );
    }
    setTimeout(() => void turn(), pause);
  };

  button.hidden = false;
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    button.setAttribute('aria-pressed', String(isPaused));
    say(isPaused ? 'Paused.' : 'Live.');
  });
  void turn();
};

const found = (id: string): HTMLElement | null => document.getElementById(id);

const [list, button, state] = [found('items'), found('pause'), found('state')];
if (list !== null && button !== null && state !== null) follow(list, button, state);
