/** How an offer to share ended; `dismissed` is the shopper's own no. */
type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** What of the browser sharing needs; tests bring their own. */
export type SharingBrowser = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

/** Offers a link by the device's own sheet, or puts it on the clipboard where there is none. */
export const shareLink = async (
  browser: SharingBrowser,
  link: { readonly title: string; readonly url: string },
): Promise<Shared> => {
  if (browser.share !== undefined) {
    try {
      await browser.share(link);
      return 'shared';
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'dismissed';
    }
  }
  try {
    if (browser.clipboard === undefined) return 'failed';
    await browser.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
};
