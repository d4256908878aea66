import type { IdGenerator } from '#ports/device/id-generator.ts';

/** UUIDs from the platform's random numbers; works also on pages without https. */
export const makeRandomIds = (random: Pick<Crypto, 'getRandomValues'> = crypto): IdGenerator => ({
  uuid: () => {
    const bytes = random.getRandomValues(new Uint8Array(16));
    // RFC 9562 §5.4: version 4, variant 10.
    const hex = Array.from(bytes, (byte, index) => {
      const value = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
      return value.toString(16).padStart(2, '0');
    }).join('');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  },
});
