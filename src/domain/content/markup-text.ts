const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML, for element content and quoted attributes. */
export const markupText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
