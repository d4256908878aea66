const pods = (region: string, numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => `${region}-pod${number}`);

const five = [1, 2, 3, 4, 5] as const;
const three = [1, 2, 3] as const;

/**
 * The hosts Apple publishes for merchant validation ("Setting Up Your Server", Apple Pay on the
 * Web): worldwide and in China, their older names by region, and Apple's own sandbox (`cert`).
 */
export const appleHosts: readonly string[] = [
  'apple-pay-gateway',
  'apple-pay-gateway-cert',
  ...[...pods('nc', five), ...pods('pr', five)].map((pod) => `apple-pay-gateway-${pod}`),
  'cn-apple-pay-gateway',
  'cn-apple-pay-gateway-cert',
  ...[...pods('sh', three), ...pods('tj', three)].map((pod) => `cn-apple-pay-gateway-${pod}`),
].map((name) => `${name}.apple.com`);
