import type { Transport } from '#adapters/http/client/transport/transport.ts';
import {
  callNameOf,
  faultHeader,
  suffers,
  type WrittenFault,
} from '#adapters/http/wire/provoked-fault.ts';

export interface FaultyTransportOptions {
  readonly transport: Transport;
  /** A transport with a short time limit, for calls with a provoked time-out. */
  readonly impatient: Transport;
  readonly faults: readonly WrittenFault[];
  /** Called when the shop ignored the fault: it has no sandbox. */
  readonly onIgnored: (fault: string) => void;
  /** Called with the fault's number in the list when a call suffers it. */
  readonly onFired?: (at: number) => void;
}

/**
 * Asks the sandbox to let calls fail, so that scripts can rehearse failures (D-MOCK-03). The fault
 * is named in the request it is for, so other shoppers are not affected and nothing must be reset.
 */
export const makeFaultyTransport = (options: FaultyTransportOptions): Transport => {
  const { faults } = options;
  const left = faults.map(({ count }) => count);
  return async (request, signal) => {
    const index = faults.findIndex(
      (fault, at) => (left[at] ?? 0) > 0 && suffers(fault, callNameOf(request)),
    );
    const fault = faults[index];
    if (fault === undefined) return options.transport(request, signal);
    left[index] = (left[index] ?? 0) - 1;
    const carry = fault.name.startsWith('timeout') ? options.impatient : options.transport;
    const headers = { ...request.headers, [faultHeader]: fault.name };
    const answer = await carry({ ...request, headers }, signal);
    if (answer.kind === 'answered' ? answer.headers[faultHeader] === fault.name : isSilent(fault)) {
      options.onFired?.(index);
    } else if (answer.kind === 'answered') {
      options.onIgnored(fault.name);
    }
    return answer;
  };
};

/** Faults that look like a shop that does not answer; after another one silence means something else. */
const isSilent = ({ name }: WrittenFault): boolean => silent.has(name);
const silent: ReadonlySet<string> = new Set(['offline', 'timeout', 'timeout-after', 'no-response']);
