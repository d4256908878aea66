import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import type { PartyFaults } from '#sandbox/http/party-faults.ts';
import { readTaxRequest } from '#sandbox/taxes/tax-request.ts';
import { writtenTax } from '#sandbox/taxes/written-tax.ts';

export interface TaxParts {
  /** The shop's key at the tax service. */
  readonly token: string;
  /** Read when the first tax is asked for: it takes a moment. */
  readonly zips: () => Promise<ZipDirectory>;
  readonly faults: PartyFaults;
}

const path = '/v2/taxes';

const names: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  406: 'Not Acceptable',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

/** Errors in the party's shape. */
const refuse = (reply: FastifyReply, status: number, detail: string) =>
  reply.code(status).send({ status, error: names[status] ?? 'Internal Server Error', detail });

/** TaxJar's sales tax API, as far as the shop uses it. */
export const registerTaxes = (app: FastifyInstance, { token, zips, faults }: TaxParts): void => {
  let directory: Promise<ZipDirectory> | undefined;
  app.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) =>
    refuse(reply, error.statusCode ?? 500, 'The request could not be read.'),
  );
  app.post(path, async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${token}`) {
      return refuse(reply, 401, `Not authorized for route 'POST ${path}'`);
    }
    return faults.suffer('tax', reply, refuse, async () => {
      directory ??= zips();
      const order = readTaxRequest(request.body, await directory);
      return 'detail' in order
        ? refuse(reply, order.status, order.detail)
        : { tax: writtenTax(order) };
    });
  });
};
