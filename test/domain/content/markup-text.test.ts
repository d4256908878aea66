import { expect, it } from 'vitest';
import { markupText } from '#domain/content/markup-text.ts';

it('text loses every sign that means something in HTML, and nothing else', () => {
  expect(markupText(`<a href="x">Tom's & "Kim's" 100 %</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom&#39;s &amp; &quot;Kim&#39;s&quot; 100 %&lt;/a&gt;',
  );
});
