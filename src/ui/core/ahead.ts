/**
 * Fetches a script without running it; resolves when it is here. One that did not come costs only time: it is asked for
 * again when it is needed.
 */
const fetchScript = (page: Document, file: string): Promise<void> =>
  new Promise((resolve) => {
    const link = page.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    page.head.append(link);
  });

/** Fetches them all at once, where imports would fetch one behind the other. */
export const fetchScripts = async (page: Document, files: readonly string[]): Promise<void> => {
  await Promise.all(files.map((file) => fetchScript(page, file)));
};
