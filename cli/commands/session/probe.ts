import { connect } from 'node:net';

/** How an address answered. */
export type Probed =
  | {
      readonly answered: true;
      readonly ms: number;
      readonly body: unknown;
      readonly date: string | null;
      readonly status: number;
    }
  | { readonly answered: false; readonly why: 'refused' | 'silent' };

/** Asks once; whatever is answered is an answer. */
export const probe = async (url: string, patience: number): Promise<Probed> => {
  const began = performance.now();
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patience), redirect: 'manual' });
    const body: unknown = await answer.json().catch(() => undefined);
    const ms = Math.round(performance.now() - began);
    const { headers, status } = answer;
    return { answered: true, ms, body, status, date: headers.get('date') };
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    return { answered: false, why: isLate ? 'silent' : 'refused' };
  }
};

/** Whether anybody listens on a port of this machine. */
export const isTaken = (port: number, patience = 500): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (taken: boolean): void => {
      socket.destroy();
      resolve(taken);
    };
    socket.setTimeout(patience, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
