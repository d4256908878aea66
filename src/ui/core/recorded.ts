import { isRecordingName, recordingOff, recordQuery } from '#domain/session/recording.ts';

/** A tab that is recorded. */
export interface RecordedTab {
  readonly name: string;
  /** The recording begins with this page. */
  readonly isNew: boolean;
}

/** The name of the recording of this tab. */
const recordingKey = 'crunchcart:recording';

/**
 * Whether this tab is recorded: asked for in its address, and kept for the pages it goes on to, until an address says
 * `off`. Only the sandbox asks; the code that records is loaded then and never otherwise. A browser that keeps nothing
 * records this page alone.
 */
export const recordedTab = (
  page: Pick<Window, 'location' | 'sessionStorage'>,
): RecordedTab | undefined => {
  const asked = new URLSearchParams(page.location.search).get(recordQuery);
  let kept: string | null = null;
  const name = () => asked ?? kept ?? '';
  const isOver = () => name() === recordingOff || !isRecordingName(name());
  try {
    kept = page.sessionStorage.getItem(recordingKey);
    if (!isOver()) page.sessionStorage.setItem(recordingKey, name());
    else if (kept !== null) page.sessionStorage.removeItem(recordingKey);
  } catch {
    // Blocked: the shop works without it.
  }
  return isOver() ? undefined : { name: name(), isNew: name() !== kept };
};
