import type { SenderParts } from '#adapters/telemetry/sending/sender.ts';

/** Posts of a terminal. A redirect is answered to us, so that a POST stays one (TEL-21). */
export const makeTerminalPosting =
  (ask: typeof fetch): SenderParts['post'] =>
  async (address, body, signal) => {
    const answer = await ask(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal,
    });
    const location = answer.headers.get('location');
    const retryAfter = answer.headers.get('retry-after');
    return {
      status: answer.status,
      body: await answer.text(),
      ...(location !== null && { address: new URL(location, address).href }),
      ...(retryAfter !== null && { retryAfter }),
    };
  };
