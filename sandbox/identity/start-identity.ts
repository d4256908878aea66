import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { IdentityOptions } from '#sandbox/identity/identity-options.ts';
import { refuseProduction } from '#sandbox/outside-production.ts';

export interface RunningIdentity {
  /** `http://localhost:<port>` */
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts the identity provider of the sandbox. It listens at once, but loads its libraries and
 * opens its tables with the first request: most shoppers never sign in.
 */
export const startIdentity = async (options: IdentityOptions): Promise<RunningIdentity> => {
  refuseProduction('The sandbox identity provider');
  let opening: Promise<OpenedIdentity> | undefined;
  const server = createServer();
  server.on('request', (request, response) => {
    opening ??= open(options, portOf(server, options.port));
    opening.then(
      ({ app }) => app.routing(request, response),
      (error: unknown) => {
        // The next request tries again: the database may only have been away.
        opening = undefined;
        options.report?.(error);
        refuse(request, response);
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, 'localhost', resolve);
  });
  const port = portOf(server, options.port);
  return {
    origin: originOf(port),
    port,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await (await opening?.catch(() => undefined))?.close();
    },
  };
};

interface OpenedIdentity {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

const originOf = (port: number): string => `http://localhost:${port}`;

const open = async (options: IdentityOptions, port: number): Promise<OpenedIdentity> => {
  const { openIdentity } = await import('#sandbox/identity/open-identity.ts');
  return openIdentity(options, originOf(port));
};

const portOf = (server: ReturnType<typeof createServer>, wanted: number): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : wanted;
};

const refuse = (request: IncomingMessage, response: ServerResponse): void => {
  request.resume();
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '1' });
  response.end(
    JSON.stringify({ errorCode: 'E0000009', errorSummary: 'The provider cannot open its data.' }),
  );
};
