import { describe, expect, it } from 'vitest';
import { offerLink } from '#ui/components/elements/share.ts';
import type { ShownNotice } from '#ui/stores/notice/notice-store.ts';

const link = { title: 'Chips', url: 'https://shop.example/product/CHP-0101' };

const offered = async (browser: {
  readonly share?: () => Promise<void>;
  readonly writeText?: (text: string) => Promise<void>;
}) => {
  const shown: ShownNotice[] = [];
  const { share, writeText } = browser;
  await offerLink(
    {
      ...(share !== undefined && { share }),
      ...(writeText !== undefined && { clipboard: { writeText } as unknown as Clipboard }),
    },
    { show: (notice) => shown.push(notice) },
    link,
  );
  return shown.map(({ title, text }) => [title, text]);
};

const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('sharing a page', () => {
  it('by the device’s own sheet says nothing more, also when the shopper changes their mind', async () => {
    expect(await offered({ share: async () => undefined })).toEqual([]);
    expect(await offered({ share: refuse('AbortError') })).toEqual([]);
  });

  it('copies the link where there is no sheet, or the sheet refuses', async () => {
    const copied: string[] = [];
    const writeText = async (text: string) => void copied.push(text);
    const said = [[{ key: 'share.copied' }, undefined]];
    expect(await offered({ writeText })).toEqual(said);
    expect(await offered({ share: refuse('NotAllowedError'), writeText })).toEqual(said);
    expect(copied).toEqual([link.url, link.url]);
  });

  it('shows the link where nothing else is possible', async () => {
    const said = [[{ key: 'share.failed' }, { key: 'share.link', blanks: { link: link.url } }]];
    expect(await offered({})).toEqual(said);
    expect(await offered({ writeText: refuse('NotAllowedError') })).toEqual(said);
  });
});
