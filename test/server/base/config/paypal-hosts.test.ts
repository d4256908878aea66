import { expect, it } from 'vitest';
import { readPaypalHosts } from '#server/base/config/paypal-hosts.ts';

it('PayPal is offered in production only at the hosts that are named', () => {
  expect(readPaypalHosts({}, true)).toEqual([]);
  const named = { CRUNCH_PAYPAL_HOSTS: ['www.paypal.com'] };
  expect(readPaypalHosts(named, true)).toEqual(['www.paypal.com']);
});

it('in development it is offered at PayPal’s hosts and at the sandbox gateway’s', () => {
  expect(readPaypalHosts({ CRUNCH_GATEWAY_PORT: 4242 }, false)).toEqual([
    'www.paypal.com',
    'www.sandbox.paypal.com',
    '127.0.0.1:4242',
  ]);
  expect(readPaypalHosts({ CRUNCH_PAYPAL_HOSTS: [] }, false)).toEqual([]);
});
