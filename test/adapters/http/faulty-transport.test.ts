import { describe, expect, it } from 'vitest';
import {
  faultNames,
  makeFaultyTransport,
  readFault,
} from '#adapters/http/client/faulty-transport.ts';
import type { Transport, WireAnswer } from '#adapters/http/client/transport.ts';

const real: WireAnswer = {
  kind: 'answered',
  status: 200,
  statusText: 'OK',
  headers: {},
  body: 'real',
};
const through: Transport = async () => real;
const faulty = (...texts: string[]) =>
  makeFaultyTransport(
    through,
    texts.flatMap((text) => readFault(text) ?? []),
  );
const ask = (transport: Transport, call: string) =>
  transport({ method: 'GET', path: `/services/${call}`, headers: {} });

describe('makeFaultyTransport', () => {
  it('[CLI-06] knows every fault it names, and every status of failure', () => {
    expect(faultNames.map(readFault)).not.toContain(undefined);
    expect(readFault('503')?.answer).toMatchObject({ status: 503 });
    expect(['', '200', 'sometimes', '500:x:many'].map(readFault)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  it('[CLI-06] lets every call suffer but the handshake', async () => {
    const transport = faulty('440');
    expect(await ask(transport, 'configlist')).toMatchObject({ body: { responseCode: 440 } });
    expect(await ask(transport, 'handshaking')).toBe(real);
  });

  it('[CLI-06] lets one call suffer as often as it is told', async () => {
    const transport = faulty('offline:configlist:2', '500:labelslist');
    expect(await ask(transport, 'navigationlist')).toBe(real);
    expect(await ask(transport, 'configlist')).toMatchObject({ kind: 'silent' });
    expect(await ask(transport, 'configlist')).toMatchObject({ kind: 'silent' });
    expect(await ask(transport, 'configlist')).toBe(real);
    expect(await ask(transport, 'labelslist')).toMatchObject({ status: 500 });
  });

  it('[CLI-06] loses answers the shop has given, and sends nothing when offline', async () => {
    const sent: string[] = [];
    const counting: Transport = async ({ path }) => {
      sent.push(path);
      return real;
    };
    const transport = makeFaultyTransport(
      counting,
      ['no-response:one', 'offline:two'].flatMap((text) => readFault(text) ?? []),
    );
    expect(await ask(transport, 'one')).toMatchObject({ kind: 'silent' });
    expect(await ask(transport, 'two')).toMatchObject({ kind: 'silent' });
    expect(sent).toEqual(['/services/one']);
  });
});
