import { describe, expect, it } from 'vitest';
import { fetchScripts } from '#ui/core/ahead.ts';

/** A page that fetches what is put into its head when it is told to. */
const setUp = () => {
  const links: HTMLLinkElement[] = [];
  const page = {
    createElement: () => ({}),
    head: { append: (link: HTMLLinkElement) => links.push(link) },
  } as unknown as Document;
  const tell = (place: number, what: 'onload' | 'onerror') =>
    (links[place] as unknown as Record<typeof what, () => void>)[what]();
  return { page, links, tell };
};

describe('scripts that are fetched ahead', () => {
  it('are asked for all at once, and have come when the last of them has, or could not', async () => {
    const { page, links, tell } = setUp();
    let have = 'not come';
    const coming = fetchScripts(page, ['/assets/a.js', '/assets/b.js']).then(() => {
      have = 'come';
    });
    expect(links).toEqual([
      expect.objectContaining({ rel: 'modulepreload', crossOrigin: '', href: '/assets/a.js' }),
      expect.objectContaining({ rel: 'modulepreload', crossOrigin: '', href: '/assets/b.js' }),
    ]);
    tell(0, 'onload');
    await new Promise((resolve) => setTimeout(resolve));
    expect(have).toBe('not come');
    tell(1, 'onerror');
    await coming;
    expect(have).toBe('come');
  });
});
