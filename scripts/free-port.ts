import { createServer } from 'node:net';

/**
 * A port of this machine that nobody listens on. It is below the range of automatically assigned ports, so that no
 * other process gets it before it is used.
 */
export const freePort = (): Promise<number> => {
  const port = 10_240 + Math.floor(Math.random() * 22_000);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(freePort()));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
};
