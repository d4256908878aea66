/** Headers that every answer has, refusals too: answers are data of this shop's own pages, and nobody keeps them unasked. */
export const answerHeaders = {
  'Cache-Control': text(
    '\\bno-(?:store|cache)\\b',
    'Nothing is used again without being asked for',
  ),
  'Cross-Origin-Resource-Policy': text('^same-origin$', 'Pages of other sites cannot read it'),
  'X-Content-Type-Options': text('^nosniff$', 'It is read as what it says it is'),
  'X-Frame-Options': text('^DENY$', 'It is shown in no frame'),
  'Referrer-Policy': text('^no-referrer$', 'It tells nobody where it was'),
  'X-Request-Id': text('^[\\w.-]{8,64}$', 'Finds the request in the log of the shop'),
} as const;

function text(pattern: string, description: string) {
  return { required: true, description, schema: { type: 'string', pattern } } as const;
}
