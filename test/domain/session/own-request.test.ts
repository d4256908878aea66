import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOwnCall, isOwnHost, type Provenance } from '#domain/session/own-request.ts';

const port = fc.option(fc.integer({ min: 0, max: 65_535 }), { nil: undefined });
const withPort = (name: string, number: number | undefined): string =>
  number === undefined ? name : `${name}:${number}`;

describe('the host a request names', () => {
  it('is ours under a loopback name, in any case and with any port', () => {
    const names = fc.constantFrom('localhost', 'LocalHost', '127.0.0.1', '[::1]');
    fc.assert(fc.property(names, port, (name, number) => isOwnHost(withPort(name, number))));
  });

  it('is ours under a name the operator gave', () => {
    expect(isOwnHost('Shop.Example:4100', ['shop.example'])).toBe(true);
    expect(isOwnHost('shop.example')).toBe(false);
  });

  it('is not ours under any other name, or none', () => {
    fc.assert(fc.property(fc.domain(), port, (name, number) => !isOwnHost(withPort(name, number))));
    for (const host of [
      ...[undefined, '', ':', 'localhost:', 'localhost.', 'localhost:123456', 'localhost:x'],
      ...['xlocalhost', 'localhost.evil.example', 'evil.example/localhost', '127.0.0.10'],
      ...['localhost localhost', '[::1', '[::2]', '::1', 'localhost@evil.example'],
    ]) {
      expect([host, isOwnHost(host)]).toEqual([host, false]);
    }
  });
});

describe('a call that changes something', () => {
  const call = (facts: Partial<Provenance>): boolean =>
    isOwnCall({
      host: 'localhost:4400',
      origin: undefined,
      site: undefined,
      contentType: undefined,
      marker: undefined,
      ...facts,
    });
  const marker = 'crunch';

  it('may come from the page itself, however it is written', () => {
    expect(call({ origin: 'http://localhost:4400' })).toBe(true);
    expect(call({ origin: 'http://localhost:4400', site: 'same-origin' })).toBe(true);
  });

  it('may not come from a page of another origin, whatever else it says', () => {
    for (const origin of ['http://localhost:4100', 'https://localhost:4400', 'null', '']) {
      expect(call({ origin, marker, contentType: 'application/json' })).toBe(false);
    }
    for (const site of ['cross-site', 'same-site', '', 'x']) {
      expect(call({ site, marker })).toBe(false);
      expect(call({ site, origin: 'http://localhost:4400' })).toBe(false);
    }
  });

  it('may come from a program that says so, or sends JSON', () => {
    expect(call({ marker })).toBe(true);
    expect(call({ marker, site: 'none' })).toBe(true);
    for (const contentType of ['application/json', 'Application/JSON; charset=utf-8']) {
      expect(call({ contentType })).toBe(true);
    }
    for (const contentType of [
      undefined,
      '',
      'text/plain',
      'application/jsonx',
      'x application/json',
    ]) {
      expect([contentType, call({ contentType })]).toEqual([contentType, false]);
    }
  });
});
