import Fastify, { type InjectOptions } from 'fastify';
import type { ZipDirectory } from '#domain/shipping/zip-directory.ts';
import { registerAddressCheck } from '#sandbox/addresses/address-routes.ts';
import { registerAutocomplete } from '#sandbox/addresses/autocomplete-routes.ts';
import { makePartyFaults } from '#sandbox/http/party-faults.ts';
import { registerTaxes } from '#sandbox/taxes/tax-routes.ts';
import { makeSmartyClient } from '#server/parties/destination/smarty-client.ts';
import { makeTaxjarClient } from '#server/parties/destination/taxjar-client.ts';
import { testZips } from '#test/server/setup/till/test-zips.ts';

/** The shop's key at the sandbox's address service, in tests. */
export const sandboxAddressKey = { id: 'test-shop', token: 'a-secret-for-tests-only' };

const inside = 'http://party.invalid';

/** The same, at its tax service. */
export const sandboxTaxToken = 'a-tax-token-for-tests-only';

/** The sandbox's services that know destinations, asked inside the process: no port, no wait. */
export const openSandboxParties = (zips: ZipDirectory = testZips) => {
  const faults = makePartyFaults();
  const app = Fastify({ logger: false });
  app.register(async (scope) =>
    registerAddressCheck(scope, { key: sandboxAddressKey, zips: async () => zips, faults }),
  );
  app.register(async (scope) => registerAutocomplete(scope, { key: sandboxAddressKey, faults }));
  app.register(async (scope) =>
    registerTaxes(scope, { token: sandboxTaxToken, zips: async () => zips, faults }),
  );
  /** A fetch that reaches nobody but these services. */
  const ask: typeof fetch = async (address, init = {}) => {
    const { pathname, search } = new URL(String(address));
    const asked: InjectOptions = {
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' && { payload: init.body }),
    };
    const { statusCode, payload, headers } = await app.inject(asked);
    return new Response(payload, {
      status: statusCode,
      headers: { 'content-type': String(headers['content-type']) },
    });
  };
  /** The same services on a port of this machine, for a shop that is told addresses. */
  const listen = async () => {
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    return {
      addressService: { origin, suggestOrigin: origin, ...sandboxAddressKey },
      taxService: { origin, token: sandboxTaxToken },
      close: () => app.close(),
    };
  };
  return {
    listen,
    faults,
    ask,
    taxes: makeTaxjarClient({ origin: inside, token: sandboxTaxToken }, { fetch: ask }),
    addresses: makeSmartyClient(
      { origin: inside, suggestOrigin: inside, ...sandboxAddressKey },
      { fetch: ask },
    ),
  };
};

const parties = openSandboxParties();

/** For shops that set no faults. */
export const testAddresses = parties.addresses;
export const testTaxes = parties.taxes;
