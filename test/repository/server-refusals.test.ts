import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusalCodes } from '#adapters/http/wire/refusal-codes.ts';

/** Who speaks HTTP: with the shopper's program, with browsers, with other parties. */
const speaksHttp = ['api', 'http', 'pages', 'parties', 'start'];

const sources = globSync('server/**/*.ts').map((file) => ({
  file: file.replaceAll('\\', '/'),
  source: readFileSync(file, 'utf8'),
}));

const layerOf = (file: string): string => file.split('/')[1] ?? '';

const throwsRefusals = (source: string): boolean =>
  /\bthrow (await )?(refuse|\w*[rR]efus(al|ed)\w*)\(|\bnew \w*Refusal\(/.test(source);

const mentionsStatus = (source: string): boolean =>
  /\b(status|statusCode|responseCode)\b\W{1,4}[1-5]\d\d\b|\b(statusCode|responseCode)\b|'fastify'/.test(
    source,
  );

/** Functions whose answer may be a refusal, by their declared type. */
const mayRefuse = (source: string): readonly string[] =>
  Array.from(
    source.matchAll(
      /const (\w+) = (?:async )?(?:<[^\n]*>)?\((?:(?!\n\n)[\s\S])*?\):([^=;{]*(?:Refusal|TooManyAttempts)[^=;{]*) =>/g,
    ),
    ([, name = '']) => name,
  );

/** Calls that stand alone as a statement, so that nobody looks at their answer. */
const droppedCalls = (source: string, names: ReadonlySet<string>): readonly string[] =>
  Array.from(
    source.matchAll(/[;{}]\n\s*(?:\/\/[^\n]*\n\s*)*(?:void )?(?:await )?(\w+)\(/g),
    ([, name = '']) => name,
  ).filter((name) => names.has(name));

describe('refusals in the server', () => {
  it.each(refusalCodes)('%s is what some code refuses with', (code) => {
    const refusing = sources.filter(({ source }) => source.includes(`'${code}'`));
    expect(refusing).not.toEqual([]);
  });

  it('are thrown by no file: business code returns them', () => {
    const throwing = sources.filter(({ source }) => throwsRefusals(source));
    expect(throwing.map(({ file }) => file)).toEqual([]);
  });

  it('name no status of HTTP: the table of the storefront does', () => {
    const naming = sources
      .filter(({ file, source }) => !speaksHttp.includes(layerOf(file)) && mentionsStatus(source))
      .map(({ file }) => file);
    expect(naming).toEqual([]);
  });

  const names = new Set(sources.flatMap(({ source }) => mayRefuse(source)));

  it('are looked at by whoever calls what may refuse', () => {
    expect(names.size).toBeGreaterThan(20);
    // Clients of other parties know no refusals, and their interfaces look like calls.
    const dropped = sources
      .filter(({ file }) => layerOf(file) !== 'parties')
      .flatMap(({ file, source }) => droppedCalls(source, names).map((name) => `${file} ${name}`));
    expect(dropped).toEqual([]);
  });

  it('are found where they hide', () => {
    expect(throwsRefusals("throw refuse('NOT_FOUND');")).toBe(true);
    expect(throwsRefusals('throw new ThrownRefusal(refusal);')).toBe(true);
    expect(throwsRefusals("return refuse('NOT_FOUND');")).toBe(false);
    expect(mentionsStatus('status: 409,')).toBe(true);
    expect(mentionsStatus('error.statusCode')).toBe(true);
    expect(mentionsStatus("order.status === 'ORDERED'")).toBe(false);
    const require = 'const requireIt = async (\n  db: Db,\n): Promise<Refusal | undefined> => {\n';
    expect(mayRefuse(require)).toEqual(['requireIt']);
    const dropping = '{\n  const now = 1;\n  await requireIt(db);\n';
    expect(droppedCalls(dropping, new Set(['requireIt']))).toEqual(['requireIt']);
    const looking = '{\n  const refusal = await requireIt(db);\n';
    expect(droppedCalls(looking, new Set(['requireIt']))).toEqual([]);
  });
});
