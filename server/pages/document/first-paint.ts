/**
 * Where a page says what it shows first (src/ui/core/first-paint.ts), the browser paints nothing before that is here. Else a
 * phone that reads slowly draws the page in five or six frames, and what somebody looks for is in the last one. It
 * is early in the document, so a slow connection paints little later. Browsers that do not know the link paint as they always did (D-PERF-26).
 */
const wait = '<link rel="expect" href="#first-paint" blocking="render">';

export const waitForFirstPaint = (html: string): string =>
  html.includes(' id="first-paint"') ? wait : '';

/** Other letters may not stand in a header; such a picture is asked for when the page is read. */
const asked = /<link rel=preload as=image href=([\w./:%~-]+) fetchPriority=high>/;

/**
 * The value of a `Link` header: the picture that a page asks for before all else, as React writes it and short-markup.ts
 * leaves it. By the header a browser asks for it when the answer begins, and not when it has read 30 KB of styles.
 */
export const firstPictureLink = (html: string): string | undefined => {
  const [, address] = asked.exec(html) ?? [];
  return address === undefined
    ? undefined
    : `<${address}>; rel=preload; as=image; fetchpriority=high`;
};
