import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outgoing } from '#adapters/telemetry/scrubbing/outgoing.ts';

/** What a shopper types: no word of it is a word of the shop's own. */
const typed = [
  'zenobia.quillfeather@marmalade.test',
  'Zenobia Quillfeather',
  'Íñigo Peñaranda Calabacín',
  '77 Marmalade Lane',
  'Calle Peñaranda 5, 3º B',
  'Apt 12 Quillfeather House',
  '(214) 555-0199',
  '+34 612 555 199',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '378282246310005',
  'Tr0ub4dor&Marmalade',
  'contraseña-Calabacín-9',
  'eyJhbGciOiJSUzI1NiJ9.eyJqdGkiOiJtYXJtIn0.c2lnbWFybWFsYWRl',
  'Feliz cumpleaños, Íñigo. Te quiere Zenobia',
  'GIFT-MARM-ALAD-E777',
  'snacks for zenobia at 77 marmalade lane',
] as const;

/** Ways a text gets into an address, a log or an object. */
const written: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.normalize('NFD'),
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => text.replaceAll(' ', '+'),
  (text) => Buffer.from(text).toString('base64'),
  (text) => Buffer.from(text).toString('base64url'),
  (text) => Buffer.from(text).toString('hex'),
  (text) => JSON.stringify({ firstName: text }),
];

/** Sentences and addresses that texts are put into. */
const around: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Unexpected token 'Z', "${text}" is not valid JSON`,
  (text) => `Cannot read properties of undefined (reading '${text}')`,
  (text) => `TypeError: ${text} is not a function`,
  (text) => `Uncaught (in promise) Error: no such address: ${text}`,
  (text) => `Error: ${text}\n    at ${text} (https://shop.test/all-snacks?search=${text}:1:2)`,
  (text) => `https://shop.test/all-snacks?search=${text}#${text}`,
  (text) => `https://shop.test/${text}/x.js?q=${text}`,
  (text) => `https://${text}@shop.test/faq`,
  (text) => `/product/${text}`,
  (text) => `/thank-you/${text}`,
  (text) => `GET https://shop.test/v3/dopservice/b2c/usersExists?email=${text}`,
  (text) => `${text}@https://shop.test/assets/x.js:1:2`,
  (text) => `AI (Internal): 72 message:"${text}" props:"{${text}}"`,
  (text) => `Search: ${text} | Crunchcart`,
];

/** What must not be found, and is long enough to be nobody else's. */
const signs =
  /zenob|quillf|feather|marmal|i\u0301?ñigo|peñar|pen\u0303ar|pe%c3%b1|calaba|cumplea|contrase|tr0ub|4111|37828|5550?-?0?199|0199|612 ?555|gift-|c2lnb/i;

const text = fc
  .tuple(fc.constantFrom(...typed), fc.constantFrom(...written), fc.constantFrom(...around))
  .map(([word, write, put]) => ({ word: write(word), whole: put(write(word)) }));
/** Half a text here, the other half there. */
const halves = text.chain(({ word, whole }) =>
  fc.constantFrom(
    { one: whole, two: whole, word },
    { one: whole.slice(0, whole.length / 2), two: whole.slice(whole.length / 2), word },
  ),
);
const field = fc.constantFrom(
  ...['message', 'name', 'url', 'data', 'stack', 'typeName', 'id', 'duration', 'title', 'value'],
);
const property = fc.constantFrom(
  ...['error', 'url', 'path', 'refUri', 'errorSrc', 'message', 'fields', 'route', 'lcpElement'],
  ...['duration', 'lineNumber', 'firstName', 'search'],
);
const kind = fc.constantFrom(
  ...['EventData', 'ExceptionData', 'MessageData', 'PageviewData', 'PageviewPerformanceData'],
  ...['RemoteDependencyData', 'MetricData'],
);

describe('what a shopper types', () => {
  it('[TEL-41] never leaves, wherever it stands and however it is written', () => {
    fc.assert(
      fc.property(
        halves,
        fc.record({ field, other: field, property, kind }),
        ({ one, two, word }, places) => {
          const frame = { level: 0, method: one, assembly: two, fileName: one, line: 1 };
          const exception = { typeName: one, message: two, stack: one, parsedStack: [frame] };
          const body = outgoing({
            time: '2026-11-23T09:22:12.447Z',
            iKey: '12345678-90ab-cdef-1234-567890abcdef',
            name: 'Microsoft.ApplicationInsights.x.Event',
            tags: { 'ai.operation.name': one, 'ai.user.accountId': two, [word]: two },
            data: {
              baseType: places.kind,
              baseData: {
                ver: 2,
                exceptions: [{ ...exception, [places.field]: two }],
                metrics: [{ name: one, value: 1, [places.other]: two }],
                [places.field]: one,
                [places.other]: two,
                [word]: one,
                properties: { [places.property]: one, error: two, typeName: one, [word]: two },
              },
            },
          });
          expect(body).toBeDefined();
          expect(body).not.toMatch(signs);
          if (word.length > 12) expect(body).not.toContain(word);
          expect(body).not.toContain(Buffer.from(word).toString('base64').slice(0, 12));
        },
      ),
      { numRuns: 4000 },
    );
  });

  it('[TEL-41] as a number it stays too: a card, a phone', () => {
    for (const number of [4_111_111_111_111_111, 2_145_550_199]) {
      const body = outgoing({
        time: '2026-11-23T09:22:12.447Z',
        iKey: 'k',
        name: 'x',
        data: {
          baseType: 'MetricData',
          baseData: { value: number, measurements: { lcp: number, code: 440 } },
        },
      });
      expect(body).toContain('440');
      expect(body).not.toContain(String(number));
    }
  });

  it('[TEL-41] what helps to mend an error does leave: its class, a known text, the places in our code', () => {
    const stack = [
      "TypeError: Cannot read properties of undefined (reading 'Zenobia')",
      '    at Xe.render (https://shop.test/assets/product-list-Dk3_a.js:1:2345)',
      'go@https://shop.test/assets/core-9a.js:2:7',
      '    at https://shop.test/all-snacks?search=zenobia:1:1',
    ].join('\n');
    const message = "TypeError: Cannot read properties of undefined (reading 'Zenobia')";
    const body = outgoing({
      time: '2026-11-23T09:22:12.447Z',
      iKey: 'k',
      name: 'x',
      data: {
        baseType: 'ExceptionData',
        baseData: { exceptions: [{ typeName: 'TypeError', message, stack }] },
      },
    });
    expect(JSON.parse(body ?? '').data.baseData.exceptions).toEqual([
      {
        typeName: 'TypeError',
        message: 'TypeError: Cannot read properties of undefined',
        stack: 'at product-list-Dk3_a.js:1:2345\nat core-9a.js:2:7',
      },
    ]);
  });
});
