import * as z from 'zod';

/** A host name, with a port where it is not the usual one. */
const host = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

const hostList = z
  .string()
  .transform((text) => (text === 'none' ? [] : text.split(',').map((part) => part.trim())))
  .refine((hosts) => hosts.every((name) => host.test(name)));

export const paypalNames = {
  CRUNCH_PAYPAL_HOSTS: [hostList, 'host names separated by commas, or none'],
} as const;

interface Given {
  readonly CRUNCH_PAYPAL_HOSTS?: readonly string[];
  readonly CRUNCH_GATEWAY_URL?: string;
  readonly CRUNCH_GATEWAY_PORT?: number;
}

const published = ['www.paypal.com', 'www.sandbox.paypal.com'] as const;

/**
 * The hosts whose approval page shoppers may be sent to (D-CHECKOUT-17). In production none unless they
 * are named: a merchant that takes no PayPal offers none. In development PayPal's, and the gateway's,
 * whose sandbox has a page of its own.
 */
export const readPaypalHosts = (given: Given, production: boolean): readonly string[] => {
  if (given.CRUNCH_PAYPAL_HOSTS !== undefined) return given.CRUNCH_PAYPAL_HOSTS;
  return production ? [] : [...published, gatewayHost(given)];
};

const gatewayHost = ({ CRUNCH_GATEWAY_URL: url, CRUNCH_GATEWAY_PORT: port }: Given): string =>
  url === undefined ? `127.0.0.1:${port ?? 4200}` : new URL(url).host;
