import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appleHosts } from '#server/base/config/apple-hosts.ts';
import { validationAddress } from '#server/parties/apple/validation-address.ts';

const good = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession';

describe('the address a wallet asks to be validated at', () => {
  it.each(appleHosts)('[P-47] may be on %s', (host) => {
    for (const path of ['paymentSession', 'startSession']) {
      const address = `https://${host}/paymentservices/${path}`;
      expect(validationAddress(address, appleHosts)?.href).toBe(address);
    }
  });

  it.each([
    ['another host', 'https://evil.example/paymentservices/paymentSession'],
    [
      'a host that only ends like it',
      'https://apple-pay-gateway.apple.com.evil.example/paymentservices/paymentSession',
    ],
    ['a host below it', 'https://a.apple-pay-gateway.apple.com/paymentservices/paymentSession'],
    ['this machine', 'https://127.0.0.1/paymentservices/paymentSession'],
    ['an address inside the data centre', 'https://169.254.169.254/paymentservices/paymentSession'],
    ['no encryption', good.replace('https:', 'http:')],
    ['a file', 'file:///etc/passwd'],
    ['another port', good.replace('.com/', '.com:8443/')],
    ['its own port, said aloud', good.replace('.com/', '.com:443/')],
    ['a user in front', good.replace('https://', 'https://apple-pay-gateway.apple.com@')],
    [
      'a user that looks like the host',
      good.replace('https://', 'https://apple-pay-gateway.apple.com:1@evil.example/'),
    ],
    ['another path', good.replace('paymentSession', 'registerMerchant')],
    ['a way out of the path', good.replace('paymentSession', '../admin')],
    ['a query', `${good}?to=evil.example`],
    ['a fragment', `${good}#x`],
    ['a dot at the end of the host', good.replace('.com/', '.com./')],
    ['capitals', good.replace('apple-pay', 'Apple-Pay')],
    ['white space', ` ${good}`],
    ['a line end', `${good}\n`],
    ['a tab inside', good.replace('gateway', 'gate\tway')],
    ['a backslash', good.replace('.com/', '.com\\')],
    ['nothing', ''],
    ['no address', 'apple-pay-gateway.apple.com'],
    ['an address without end', `${good}${'/'.repeat(400)}`],
  ])('[P-47] is refused with %s', (_, address) => {
    expect(validationAddress(address, appleHosts)).toBeUndefined();
  });

  it('[P-47] names a listed host and a known path, or nothing (law)', () => {
    const part = fc.constantFrom(
      ...['https://', 'http://', '//', 'apple-pay-gateway.apple.com', 'evil.example', '@', ':443'],
      ...['/paymentservices/', 'paymentSession', '..', '?', '#', '\\', '\t', '%2f', 'ａpple.com'],
    );
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
        (address) => {
          const url = validationAddress(address, appleHosts);
          if (url === undefined) return;
          expect(appleHosts).toContain(url.host);
          expect(url.href).toBe(address);
          expect(url.protocol).toBe('https:');
          expect([url.username, url.password, url.search, url.hash]).toEqual(['', '', '', '']);
        },
      ),
    );
  });

  it('may be of the sandbox where its host and port are listed, and on no other port', () => {
    const hosts = ['127.0.0.1:4210'];
    const address = 'https://127.0.0.1:4210/paymentservices/paymentSession';
    expect(validationAddress(address, hosts)?.port).toBe('4210');
    expect(validationAddress(address.replace('4210', '4211'), hosts)).toBeUndefined();
    expect(validationAddress(good, hosts)).toBeUndefined();
  });
});
