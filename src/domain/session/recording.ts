/** Where pages of the sandbox tell what they called; a recording has a name. */
export const recordingsPath = '/recordings';
/** In the address of a page: from there on the tab is recorded, under this name. */
export const recordQuery = 'record';
/** In place of a name: the tab is not recorded any more. */
export const recordingOff = 'off';

/** What may be the name of a recording. */
export const isRecordingName = (text: string): boolean => /^[A-Za-z0-9_-]{1,60}$/.test(text);
