import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headTags } from '#server/pages/document/head-tags.ts';

const plain = (text: string): string =>
  text
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

const nasty = fc.oneof(
  fc.string(),
  fc.constantFrom('</script><script>alert(1)</script>', '"><img src=x>', '&quot;', '\u2028<!--'),
);

describe('what the head tells machines', () => {
  it('holds any text without being broken by it, and gives it back as it was', () => {
    fc.assert(
      fc.property(nasty, nasty, nasty, (title, description, name) => {
        const meta = {
          description,
          canonical: 'https://shop.example/?a=1&b=2',
          alternates: [{ language: 'en', address: 'https://shop.example/?a=1&b=2' }],
          kind: 'product' as const,
          image: 'https://shop.example/p.jpg',
          listed: true,
          structured: [{ name }],
        };
        const html = headTags(meta, title, 'en-US');
        expect(html.match(/<script/g)).toHaveLength(1);
        expect(html.match(/<\/script>/g)).toHaveLength(1);
        expect(html.match(/<meta /g)).toHaveLength(11);
        const attribute = (start: string) => plain(html.split(start)[1]?.split('">')[0] ?? '');
        expect(attribute('<meta name="description" content="')).toBe(description);
        expect(attribute('<meta property="og:title" content="')).toBe(title);
        expect(attribute('<link rel="canonical" href="')).toBe(meta.canonical);
        const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
        expect(JSON.parse(json)).toEqual({ name });
      }),
    );
  });

  it('asks to be left out only where the page is nobody’s search result', () => {
    const meta = {
      description: '',
      canonical: '',
      alternates: [],
      kind: 'website' as const,
      image: '',
      structured: [],
    };
    expect(headTags({ ...meta, listed: false }, '', 'es-US')).toContain('content="noindex"');
    expect(headTags({ ...meta, listed: true }, '', 'es-US')).not.toContain('robots');
  });
});
