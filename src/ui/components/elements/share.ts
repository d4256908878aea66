import type { NoticeStore } from '#ui/stores/notice/notice-store.ts';

/** How sharing ended; `dismissed`: the shopper closed the share sheet. */
type Shared = 'shared' | 'copied' | 'dismissed' | 'failed';

/** What sharing needs of the browser; tests pass their own. */
type SharingBrowser = Partial<Pick<Navigator, 'share' | 'clipboard'>>;

interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** Shares a link by the device's share sheet, or copies it where there is none. */
const shareLink = async (browser: SharingBrowser, link: SharedLink): Promise<Shared> => {
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

/** The same, with the message to announce; none after a share sheet. */
export const offerLink = async (
  browser: SharingBrowser,
  notice: Pick<NoticeStore, 'show'>,
  link: SharedLink,
): Promise<void> => {
  const outcome = await shareLink(browser, link);
  if (outcome === 'copied') notice.show({ severity: 'success', title: { key: 'share.copied' } });
  if (outcome !== 'failed') return;
  notice.show({
    severity: 'error',
    title: { key: 'share.failed' },
    text: { key: 'share.link', blanks: { link: link.url } },
  });
};
