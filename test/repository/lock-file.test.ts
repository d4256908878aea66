import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

const entriesOf = (file: string): readonly (readonly [string, Entry])[] => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, Entry>>;
  };
  return Object.entries(packages).filter(([key]) => key !== '');
};

/**
 * Binaries of the tools that check and search this code, for other platforms: the registry did not
 * serve them when the lock file was made. `node scripts/complete-lock.mjs` fills in the checksums
 * with one that does; the list only ever gets shorter.
 */
const unchecked: readonly string[] = [
  ...['android-arm64', 'android-x64', 'darwin-arm64', 'darwin-x64', 'linux-arm64-musl'],
  ...['linux-x64-musl', 'win32-arm64', 'win32-x64'],
]
  .map((platform) => `node_modules/@biomejs/cli-${platform}`)
  .concat(
    [
      ...['android-arm-eabi', 'android-arm64', 'darwin-arm64', 'darwin-x64', 'freebsd-x64'],
      ...['linux-arm-gnueabihf', 'linux-arm-musleabihf', 'linux-ppc64-gnu', 'linux-riscv64-gnu'],
      ...['linux-riscv64-musl', 'linux-s390x-gnu', 'openharmony-arm64', 'win32-arm64-msvc'],
      ...['win32-ia32-msvc', 'win32-x64-msvc'],
    ].map((platform) => `node_modules/@oxc-parser/binding-${platform}`),
  );

describe.each(['package-lock.json', 'scripts/mutants/package-lock.json'])('%s', (file) => {
  const entries = entriesOf(file);
  const without = entries.filter(([, { integrity }]) => integrity === undefined);

  it('has a checksum for every package that was served', () => {
    expect(entries.length).toBeGreaterThan(100);
    expect(without.map(([key]) => key).filter((key) => !unchecked.includes(key))).toEqual([]);
    for (const [key, { integrity }] of entries) {
      if (integrity !== undefined) expect([key, integrity]).toEqual([key, sha512]);
    }
  });

  it('has none without one that the shop runs on, or that is for Linux with glibc on x64', () => {
    for (const [key, { dev, optional, os, cpu, libc }] of without) {
      expect([key, dev, optional]).toEqual([key, true, true]);
      expect([os?.length, cpu?.length]).toEqual([1, 1]);
      const isHere = os?.includes('linux') && cpu?.includes('x64') && !libc?.includes('musl');
      expect([key, isHere]).toEqual([key, false]);
    }
  });

  it('names no registry', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });
});

/** SHA-512, base64: the strongest npm knows. */
const sha512: unknown = expect.stringMatching(/^sha512-[A-Za-z0-9+/]{86}==$/);
