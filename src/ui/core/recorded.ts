/**
 * Whether this tab is recorded: asked for in its address, then for as long as it lives. Only the sandbox asks; the
 * code that records is loaded then and never otherwise.
 */
export const isRecorded = ({
  location,
  sessionStorage,
}: Pick<Window, 'location' | 'sessionStorage'>): boolean =>
  /[?&]record=/.test(location.search) || sessionStorage.getItem('crunchcart:recording') !== null;
