import { describe, expect, it } from 'vitest';
import { makeFaultyTransport } from '#adapters/http/client/transport/faulty-transport.ts';
import type { WireAnswer, WireRequest } from '#adapters/http/client/transport/transport.ts';
import { faultHeader, faultNames, readFault } from '#adapters/http/wire/provoked-fault.ts';

/** A shop that says the fault back when it has a sandbox, and both lines to it. */
const rehearsal = ({ sandbox = true } = {}, ...texts: string[]) => {
  const sent: (readonly [line: string, call: string, fault: string | undefined])[] = [];
  const ignored: string[] = [];
  const line = (name: string) => async (request: WireRequest) => {
    const fault = request.headers[faultHeader];
    sent.push([name, request.path.slice('/services/'.length), fault]);
    const answer: WireAnswer = {
      kind: 'answered',
      status: 200,
      statusText: 'OK',
      headers: sandbox && fault !== undefined ? { [faultHeader]: fault } : {},
      body: 'real',
    };
    return answer;
  };
  const transport = makeFaultyTransport({
    transport: line('patient'),
    impatient: line('impatient'),
    faults: texts.flatMap((text) => readFault(text) ?? []),
    onIgnored: (fault) => ignored.push(fault),
  });
  const ask = (call: string) =>
    transport({ method: 'GET', path: `/services/${call}`, headers: {} });
  return { ask, sent, ignored };
};

describe('makeFaultyTransport', () => {
  it('[CLI-06] knows every fault it names, and every status of failure', () => {
    expect(faultNames.map(readFault)).not.toContain(undefined);
    expect(readFault('503:configlist:2')).toEqual({ name: '503', call: 'configlist', count: 2 });
    expect(['', '200', 'sometimes', '500:x:many'].map(readFault)).toEqual(
      Array.from({ length: 4 }, () => undefined),
    );
  });

  it('[CLI-06] asks the sandbox to let every call suffer but the handshake', async () => {
    const { ask, sent } = rehearsal({}, '440');
    await ask('configlist');
    await ask('handshaking');
    expect(sent).toEqual([
      ['patient', 'configlist', '440'],
      ['patient', 'handshaking', undefined],
    ]);
  });

  it('[CLI-06] lets one call suffer as often as it is told', async () => {
    const { ask, sent } = rehearsal({}, 'offline:configlist:2', '500:labelslist');
    for (const call of ['navigationlist', 'configlist', 'configlist', 'configlist', 'labelslist']) {
      await ask(call);
    }
    expect(sent.map(([, call, fault]) => [call, fault])).toEqual([
      ['navigationlist', undefined],
      ['configlist', 'offline'],
      ['configlist', 'offline'],
      ['configlist', undefined],
      ['labelslist', '500'],
    ]);
  });

  it('[CLI-06] waits only a short time for what shall time out', async () => {
    const { ask, sent } = rehearsal({}, 'timeout:one', 'timeout-after:two');
    for (const call of ['one', 'two', 'three']) await ask(call);
    expect(sent.map(([line]) => line)).toEqual(['impatient', 'impatient', 'patient']);
  });

  it('[CLI-06] hears of a shop that provokes nothing', async () => {
    const real = rehearsal({ sandbox: false }, '500');
    await real.ask('configlist');
    expect(real.ignored).toEqual(['500']);
    const sandbox = rehearsal({}, '500');
    await sandbox.ask('configlist');
    expect(sandbox.ignored).toEqual([]);
  });
});
