import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Import, importsOf } from '#test/repository/imports.ts';

/**
 * Who may import what; the longest matching folder decides. What is not listed is forbidden.
 * `type:` marks names that may be imported as types only.
 */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'src/domain': ['#domain/'],
  'src/ports': ['#domain/', '#ports/', 'effect'],
  'src/application': ['#domain/', '#ports/', '#application/', 'effect'],
  'src/adapters/http': ['#domain/', '#ports/', '#adapters/http/', 'effect', 'zod/mini', 'axios'],
  'src/adapters/slices': ['#domain/', '#ports/', '#adapters/slices/', wire(), 'effect', 'zod/mini'],
  'src/adapters/browser': [
    '#domain/',
    '#ports/',
    '#adapters/browser/',
    wire(),
    'effect',
    'zod/mini',
  ],
  'src/adapters/payments': [
    '#domain/',
    '#ports/',
    '#adapters/payments/',
    wire(),
    'effect',
    'zod/mini',
  ],
  'src/adapters/identity': [
    '#domain/',
    '#ports/',
    '#adapters/identity/',
    wire(),
    'effect',
    'zod/mini',
    '@okta/okta-auth-js',
  ],
  'src/adapters/telemetry': [
    '#domain/',
    '#ports/',
    '#adapters/telemetry/',
    wire(),
    'effect',
    'zod/mini',
  ],
  // The library of the collector's provider (D-TEL-15), and what measures speed (D-LIB-16).
  'src/adapters/telemetry/insights': [
    '#domain/',
    '#adapters/telemetry/',
    '@microsoft/applicationinsights-web',
    'web-vitals/attribution',
  ],
  'src/adapters/node': [
    '#domain/',
    '#ports/',
    '#adapters/node/',
    wire(),
    'effect',
    'zod',
    'parse5',
    'node:',
  ],
  'src/composition': [
    '#domain/',
    '#ports/',
    '#application/',
    '#adapters/',
    '#composition/',
    'effect',
  ],
  'src/composition/host': ['#ports/', '#composition/host/', 'effect', 'inversify'],
  'src/composition/ports': [
    '#domain/',
    '#ports/',
    '#application/',
    '#adapters/',
    '#composition/host/',
    '#composition/ports/',
    'effect',
  ],
  'src/composition/browser': [
    '#domain/',
    '#ports/',
    '#application/',
    '#adapters/',
    '#composition/host/',
    '#composition/ports/',
    '#composition/browser/',
    'effect',
  ],
  'src/composition/terminal': [
    '#domain/',
    '#ports/',
    '#adapters/',
    '#composition/terminal/',
    'effect',
  ],
  'src/ui': [
    '#domain/',
    '#ui/',
    '#application/messages/',
    'type:#application/',
    'type:#ports/',
    'type:effect',
    'type:#adapters/http/wire/public-config.ts',
    'react',
    'react-dom',
    'react-router',
    'mobx',
    'i18next',
  ],
  'src/ui/entry-client.tsx': ['#', 'react', 'mobx', 'i18next'],
  'src/ui/entry-server.tsx': ['#', 'react', 'mobx', 'i18next', 'node:'],
  cli: [
    '#domain/',
    '#application/messages/',
    'type:#application/',
    'type:#ports/',
    '#composition/',
    '#adapters/http/wire/',
    '#cli/',
    'effect',
    'commander',
    'zod',
    'picocolors',
    'yaml',
    'node:',
  ],
  server: [
    '#domain/',
    '#adapters/http/wire/',
    '#server/',
    'effect',
    'zod',
    'fastify',
    '@fastify/',
    'kysely',
    'pg',
    '@electric-sql/pglite',
    'lru-cache',
    'nodemailer',
    'jose',
    'pino',
    '@opentelemetry/api',
    'node:',
  ],
  'server/start/development-start.ts': ['#server/', '#scripts/bundle/', 'node:'],
  'server/start/development-shop.ts': ['#server/', '#sandbox/', '#domain/', 'node:'],
  'server/start/shop-with-sandbox.ts': ['#server/', '#sandbox/', '#domain/', 'node:'],
  // What the start of the sandbox fills its database with.
  'server/start/load-seed.ts': ['#server/', '#sandbox/', 'kysely'],
  // Files of operators (D-LIB-23).
  'server/admin': [
    '#domain/',
    '#server/',
    'zod',
    'kysely',
    'commander',
    'csv-parse',
    'yaml',
    'node:',
  ],
  // Loaded only where an exporter or a port for figures is configured (D-LIB-20, D-LIB-21).
  'server/start/telemetry': [
    '#domain/',
    '#server/',
    '@opentelemetry/',
    'prom-client',
    'fastify',
    'node:',
  ],
  sandbox: [
    '#domain/',
    '#adapters/http/wire/',
    '#sandbox/',
    'fastify',
    'zod',
    'jose',
    'rolldown',
    'smtp-server',
    'postal-mime',
    'zipcodes',
    'node:',
  ],
  // Certificates and signatures of the sandbox's wallet (D-LIB-14).
  'sandbox/wallets': ['#domain/', '#sandbox/', 'fastify', 'zod', 'pkijs', 'asn1js', 'node:'],
  'sandbox/identity': [
    '#domain/',
    '#sandbox/identity/',
    '#sandbox/http/',
    '#sandbox/outside-production.ts',
    'fastify',
    'zod',
    'jose',
    'kysely',
    'nodemailer',
    'oidc-provider',
    'node:',
  ],
  // Build steps: they make scripts, they are not part of what they make.
  'sandbox/payments/sdk/build-scripts.ts': ['#sandbox/', '#domain/', 'rolldown', 'node:'],
  // They stand in for adapters, and know no more of the shop than adapters do.
  'test/doubles': ['#domain/', '#ports/', '#test/doubles/', 'effect'],
};

function wire(): string {
  return '#adapters/http/wire/';
}

const isAllowed = ({ name, typeOnly }: Import, allowed: readonly string[]): boolean =>
  name.startsWith('./') ||
  allowed.some((rule) =>
    rule.startsWith('type:') ? typeOnly && name.startsWith(rule.slice(5)) : name.startsWith(rule),
  );

const rulesFor = (file: string): readonly string[] => {
  const folders = Object.keys(mayImport).filter(
    (folder) => file === folder || file.startsWith(`${folder}/`),
  );
  const nearest = folders.sort((a, b) => b.length - a.length)[0];
  return nearest === undefined ? [] : (mayImport[nearest] ?? []);
};

const forbiddenIn = (file: string, source: string): readonly string[] =>
  importsOf(source)
    .filter((found) => !isAllowed(found, rulesFor(file)))
    .map(({ name }) => name);

const productFiles = globSync('{src,cli,server,sandbox}/**/*.{ts,tsx}');
const doubles = globSync('test/doubles/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
const sourceFiles = [...productFiles, ...doubles];

/** Whatever its folder may import: tests are no part of the product. */
const testsIn = (source: string): readonly string[] =>
  importsOf(source)
    .map(({ name }) => name)
    .filter((name) => name.startsWith('#test/') || name.includes('/test/'));

/** What the core may never touch: clocks, chance, the page, the process, the network. */
const impure =
  /\bDate\.now\b|new Date\(\)|\bMath\.random\b|\bwindow\.|\bdocument\.|\bprocess\.|\bfetch\(|\bsetTimeout\b|\bsetInterval\b|\bcrypto\./;

/** Who speaks the organisation's dialect, and the composition that chooses them. */
const adaptersOfTheProvider = [
  'src/adapters/identity/',
  'src/composition/browser/identity.ts',
  'src/composition/browser/provider-account.ts',
  // The names of what it is asked for, unless an operator gives others.
  'src/adapters/http/wire/account-scopes.ts',
  'server/parties/directory/okta-',
  'server/start/shop-server.ts',
  'server/base/config/names.ts',
  // The provider itself.
  'sandbox/identity/',
];
const naming = /okta|oidc-provider|auth0|keycloak/i;
const codeOf = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

/** What makes markup or code of a text. */
const trust =
  /dangerouslySetInnerHTML|\b(?:innerHTML|outerHTML|insertAdjacentHTML|srcdoc|srcDoc)\b|document\.write|\beval\(|new Function\(/;

describe('the architecture', () => {
  it('finds the files it judges', () => {
    for (const folder of ['src/domain', 'src/ports', 'src/application', 'src/adapters', 'server']) {
      expect(sourceFiles.filter((file) => file.startsWith(folder)).length).toBeGreaterThan(5);
    }
  });

  it.each(sourceFiles)('%s imports only what its folder may', (file) => {
    expect(forbiddenIn(file, readFileSync(file, 'utf8'))).toEqual([]);
  });

  it('no file of the product imports a test or a double', () => {
    const knowing = productFiles.filter((file) => testsIn(readFileSync(file, 'utf8')).length > 0);
    expect(knowing).toEqual([]);
    expect(doubles.length).toBeGreaterThan(30);
  });

  it.each(sourceFiles.filter((file) => /^src\/(domain|application|ports)\//.test(file)))(
    '%s stays pure',
    (file) => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
      expect(code.match(impure)?.[0]).toBeUndefined();
    },
  );

  it.each(sourceFiles)('%s is one idea in at most 250 lines', (file) => {
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(250);
  });

  it('[API-001] only one module speaks HTTP through axios', () => {
    const speakers = sourceFiles.filter((file) =>
      importsOf(readFileSync(file, 'utf8')).some(
        ({ name, typeOnly }) => name === 'axios' && !typeOnly,
      ),
    );
    expect(speakers).toEqual(['src/adapters/http/client/transport/axios-transport.ts']);
  });

  it('[AUTH-01] only the adapters to the organisation know which provider it is', () => {
    const knowing = sourceFiles.filter(
      (file) =>
        !adaptersOfTheProvider.some((place) => file.startsWith(place)) &&
        naming.test(codeOf(readFileSync(file, 'utf8'))),
    );
    expect(knowing).toEqual([]);
    expect(naming.test(codeOf("const host = 'https://shop.okta.com';"))).toBe(true);
    expect(naming.test(codeOf('/** As Okta does. */ const a = 1; // oidc-provider'))).toBe(false);
  });

  it('[AUTH-01] nothing written by people or parties is ever taken for markup or code', () => {
    const trusting = sourceFiles.filter((file) => trust.test(readFileSync(file, 'utf8')));
    expect(trusting).toEqual([]);
    expect(trust.test('<p dangerouslySetInnerHTML={{ __html: name }} />')).toBe(true);
    expect(trust.test('new Function(text)')).toBe(true);
  });

  it('can fail: planted violations are found', () => {
    const planted: readonly (readonly [string, string, string])[] = [
      ['src/domain/cart/x.ts', "import { Effect } from 'effect';", 'effect'],
      [
        'src/domain/cart/x.ts',
        "import type { Clock } from '#ports/device/clock.ts';",
        '#ports/device/clock.ts',
      ],
      ['src/application/x.ts', "import * as z from 'zod/mini';", 'zod/mini'],
      ['src/composition/x.ts', "import { Container } from 'inversify';", 'inversify'],
      [
        'src/composition/ports/x.ts',
        "import { a } from '#composition/browser.ts';",
        '#composition/browser.ts',
      ],
      ['src/ui/routes/x.tsx', "import { Effect } from 'effect';", 'effect'],
      ['src/ui/routes/x.tsx', "const a = await import('#adapters/x.ts');", '#adapters/x.ts'],
      ['server/api/x.ts', "import { a } from '#sandbox/payments/x.ts';", '#sandbox/payments/x.ts'],
      ['sandbox/x.ts', "export { a } from '#server/x.ts';", '#server/x.ts'],
      ['test/doubles/x.ts', "import { a } from '#adapters/http/x.ts';", '#adapters/http/x.ts'],
      ['test/doubles/x.ts', "import { a } from '#test/fixtures.ts';", '#test/fixtures.ts'],
      ['cli/x.ts', "import {\n  a,\n} from '#ui/x.ts';", '#ui/x.ts'],
    ];
    for (const [file, source, name] of planted) expect(forbiddenIn(file, source)).toEqual([name]);
    expect(impure.test('const now = Date.now();')).toBe(true);
    expect(testsIn("import { a } from '#test/doubles/x.ts';")).toEqual(['#test/doubles/x.ts']);
    expect(forbiddenIn('src/ui/x.tsx', "import type { Effect } from 'effect';")).toEqual([]);
  });
});
