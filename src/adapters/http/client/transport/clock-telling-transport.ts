import type { Transport } from '#adapters/http/client/transport/transport.ts';
import { clockHeader } from '#domain/session/sandbox-clock.ts';

/** Tells what the sandbox says of its clock before the answer is read: a session may have ended by it. */
export const makeClockTellingTransport =
  (transport: Transport, tell: (milliseconds: number) => void): Transport =>
  async (request, signal) => {
    const answer = await transport(request, signal);
    const told = answer.kind === 'answered' ? answer.headers[clockHeader] : undefined;
    if (told !== undefined && Number.isInteger(Number(told))) tell(Number(told));
    return answer;
  };
