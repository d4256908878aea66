import { makeAxiosTransport } from '#adapters/http/client/transport/axios-transport.ts';
import { makeFaultyTransport } from '#adapters/http/client/transport/faulty-transport.ts';
import { makeTracedTransport } from '#adapters/http/client/transport/traced-transport.ts';
import type { Transport } from '#adapters/http/client/transport/transport.ts';
import { callNameOf, faultNames, readFault } from '#adapters/http/wire/provoked-fault.ts';
import type { TraceContext } from '#adapters/telemetry/trace-context.ts';

/** No fault has this name. */
export class UnknownFault extends Error {
  override readonly name = 'UnknownFault';
  readonly choices = faultNames;
  readonly fault: string;

  constructor(fault: string) {
    super(`There is no fault ${fault}.`);
    this.fault = fault;
  }
}

/** Milliseconds until a provoked time-out ends a request. */
const shortPatience = 1000;

interface TerminalTransportOptions {
  readonly baseUrl: string;
  /** Milliseconds until a request without an answer is given up. */
  readonly timeout: number;
  /** As people write them. */
  readonly faults: readonly string[];
  readonly onFaultIgnored: (fault: string) => void;
  readonly onFaultFired: (fault: string) => void;
  readonly onCall: (name: string) => void;
}

/** Every call is a span of the command's trace; faults that somebody asked for are provoked. */
export const transportOf = (
  { baseUrl, timeout, faults, onFaultIgnored, onFaultFired, onCall }: TerminalTransportOptions,
  trace: Pick<TraceContext, 'next'>,
): Transport => {
  const traced = (patience: number) =>
    told(
      makeTracedTransport(makeAxiosTransport({ baseUrl, timeout: patience }), trace.next),
      onCall,
    );
  const transport = traced(timeout);
  if (faults.length === 0) return transport;
  const provoked = faults.map((text) => {
    const fault = readFault(text);
    if (fault === undefined) throw new UnknownFault(text);
    return fault;
  });
  return makeFaultyTransport({
    transport,
    impatient: traced(Math.min(shortPatience, timeout)),
    faults: provoked,
    onIgnored: onFaultIgnored,
    onFired: (at) => onFaultFired(faults[at] ?? ''),
  });
};

const told =
  (transport: Transport, onCall: (name: string) => void): Transport =>
  (request, signal) => {
    onCall(callNameOf(request));
    return transport(request, signal);
  };
