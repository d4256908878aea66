import { createServer, type Server } from 'node:net';

/**
 * Below the range of ports that machines give away by themselves, so that nobody else gets one between the look
 * and the use.
 */
const lowest = 10_240;
const width = 22_000;

/** Ports of this machine that nobody listens on; they are held until all are found, so no two are one. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const held: Server[] = [];
  const ports: number[] = [];
  while (ports.length < count) {
    const port = lowest + Math.floor(Math.random() * width);
    const server = await listening(port);
    if (server === undefined) continue;
    held.push(server);
    ports.push(port);
  }
  await Promise.all(held.map((server) => new Promise((done) => server.close(done))));
  return ports;
};

const listening = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
