const quoted = /="([^"\s'=<>`]+)"/g;
const endedAnyway =
  /<\/li>(?=<li[ >]|<\/ul>)|<\/option>(?=<option[ >]|<\/select>)|<\/p>(?=<(?:p|h3|div)[ >])/g;

/**
 * Markup as the renderer writes it, without what a reader of HTML adds by itself: the slash of elements without
 * content, quotes around a value of one word, a value that is empty, and ends of items before the next one. The
 * document is the same. The renderer escapes quotes and `>` in texts and values, so what is left out here stands in
 * tags only.
 */
export const shortMarkup = (html: string): string =>
  html.replaceAll('/>', '>').replaceAll('=""', '').replace(quoted, '=$1').replace(endedAnyway, '');
