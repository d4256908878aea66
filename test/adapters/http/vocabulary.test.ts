import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { silenceText } from '#adapters/http/client/call-result.ts';
import { refusalCodes } from '#adapters/http/wire/refusal-codes.ts';

/** Everything that stands on the ports: it goes by the tags of failures alone. */
const above = globSync('{src/{ports,application,composition,ui},cli}/**/*.{ts,tsx}');
const others = globSync('src/{domain,adapters}/**/*.ts').filter(
  (file) => !file.startsWith('src/adapters/http/'),
);

/** Where the sentences of the HTTP client are written for shoppers. */
const messages = 'src/application/messages/';

/** What may leave in telemetry is named by its own words, so that nothing else leaves (D-TEL-23). */
const tellable = 'src/adapters/telemetry/scrubbing/told-error.ts';

const codeLiteral = new RegExp(`['"\`](?:${refusalCodes.join('|')})['"\`]`);
const sentences = new RegExp(
  `${silenceText('offline')}|${silenceText('aborted')}|timeout of .*ms exceeded|status code`,
);

/** A state of an order (docs/payments.md) that has the name of a code: the order's rules may say it. */
const stateOfOrders = "'PAYMENT_ACTION_REQUIRED'";
const withoutStates = (file: string, source: string): string =>
  file.startsWith('src/domain/order/') ? source.replaceAll(stateOfOrders, '') : source;

/** What a source text knows of the wire's failures, in words. */
const knownIn = (file: string, source: string): readonly string[] => [
  ...(codeLiteral.test(withoutStates(file, source)) ? ['a refusal code'] : []),
  ...(source.includes('/wire/refusal-codes.ts') ? ['the list of codes'] : []),
  ...(!file.startsWith(messages) && file !== tellable && sentences.test(source)
    ? ['a sentence of the client']
    : []),
  ...fieldsOfWire(source).map((field) => `${field} of a failure`),
];

/** A one-time code that a person types is nothing of the wire's. */
const typedCode = 'CodeForElsewhere';

/** Fields of failures that only HTTP has. */
const fieldsOfWire = (source: string): readonly string[] =>
  Array.from(source.matchAll(/TaggedError\('(\w+)'\)(?:<([^>]*)>)?/g)).flatMap(
    ([, tag, fields = '']) =>
      Array.from(
        fields.matchAll(/\b(status|code|call|requestId|headers)\??:/g),
        ([, name = '']) => name,
      ).filter((name) => !(tag === typedCode && name === 'code')),
  );

describe('above the adapters', () => {
  it.each([...above, ...others])('%s knows no status, code or sentence of a call', (file) => {
    expect(knownIn(file, readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('is looked at', () => {
    for (const folder of ['src/ports', 'src/application', 'src/ui', 'src/composition', 'cli']) {
      expect(above.filter((file) => file.startsWith(folder)).length).toBeGreaterThan(20);
    }
  });

  it('can fail: planted knowledge is found', () => {
    const planted: readonly (readonly [string, string])[] = [
      ["if (failure.code === 'IDEMPOTENCY_KEY_REUSED') return;", 'a refusal code'],
      ["import { refusalCodes } from '#adapters/http/wire/refusal-codes.ts';", 'the list of codes'],
      ["if (text === 'Network Error') return;", 'a sentence of the client'],
      ['/^timeout of (\\d+)ms exceeded$/', 'a sentence of the client'],
      [
        "class A extends Data.TaggedError('A')<{\n  readonly status: number;\n}> {}",
        'status of a failure',
      ],
      ["class A extends Data.TaggedError('A')<{ readonly call: string }> {}", 'call of a failure'],
      ["class A extends Data.TaggedError('A')<{ readonly code: string }> {}", 'code of a failure'],
    ];
    for (const [source, found] of planted) expect(knownIn('src/x.ts', source)).toEqual([found]);
    const state = `if (code === ${stateOfOrders}) return;`;
    expect(knownIn('src/x.ts', state)).toEqual(['a refusal code']);
    expect(knownIn('src/domain/order/x.ts', state)).toEqual([]);
    expect(knownIn('src/domain/order/x.ts', "'CARD_DECLINED'")).toEqual(['a refusal code']);
    expect(knownIn('src/x.ts', "new CodeForElsewhere({ code: '123456' })")).toEqual([]);
  });
});
