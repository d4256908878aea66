import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTrustedRedirect } from '#domain/payment/account/redirect-address.ts';

const hosts = ['www.paypal.com', '127.0.0.1:4200'];

describe('the address a shopper may be sent to', () => {
  it.each([
    'https://www.paypal.com/checkoutnow?token=EC-1',
    'https://www.paypal.com/',
    'http://127.0.0.1:4200/paypal/checkoutnow?token=1',
  ])('[PACC-09] is %s', (address) => {
    expect(isTrustedRedirect(address, hosts)).toBe(true);
  });

  it.each([
    '',
    '/checkoutnow',
    '//www.paypal.com/checkoutnow',
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://www.paypal.com/',
    'data:text/html,x',
    'http://www.paypal.com/checkoutnow',
    'https://www.paypal.com.evil.example/',
    'https://evil.example/?https://www.paypal.com/',
    'https://www.paypal.com@evil.example/',
    'https://user@www.paypal.com/',
    'https://user:word@www.paypal.com/',
    'https://www.paypal.com:8443/',
    'https://www.paypal.com\\@evil.example/',
    'https:\\\\evil.example/',
    ' https://www.paypal.com/',
    'https://www.paypal.com/\n',
    'http://127.0.0.1:4201/',
    'http://localhost:4200/',
    'https://пaypal.com/',
  ])('[P-41] [PACC-09] is never %j', (address) => {
    expect(isTrustedRedirect(address, hosts)).toBe(false);
  });

  it('[PACC-09] is of a listed host, whatever is asked', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const { host } = new URL(address);
        if (isTrustedRedirect(address, hosts)) expect(hosts).toContain(host);
      }),
    );
  });

  it('is none where no host is configured', () => {
    expect(isTrustedRedirect('https://www.paypal.com/', [])).toBe(false);
  });
});
