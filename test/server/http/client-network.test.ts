import { describe, expect, it } from 'vitest';
import { clientNetwork } from '#server/http/client-network.ts';

describe('whom a limit counts', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['in-process', 'in-process'],
  ])('%s counts as %s', (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it('neighbours of one /64 are one, of two are two', () => {
    expect(clientNetwork('2001:db8:0:7::a')).toBe(clientNetwork('2001:db8::7:1:2:3:b'));
    expect(clientNetwork('2001:db8:0:7::a')).not.toBe(clientNetwork('2001:db8:0:8::a'));
  });
});
