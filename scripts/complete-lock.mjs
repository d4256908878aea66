// Completes package-lock.json after an `npm install`.
//
// A registry that does not serve the binaries of every other platform makes npm drop them from the
// lock file, and `npm ci` then refuses it ("Missing: @biomejs/cli-android-arm64@ from lock file").
// This adds the missing platform packages by name, version, os and cpu; npm skips them at install
// time on every platform but their own. It refuses to invent one for the platform it runs on.
//
// A package the registry did not serve has no checksum (`integrity`) here, and npm would install it
// unchecked on its platform. So whatever has none is asked for again first: npm writes the checksum
// of each that is served now. test/repository/lock-file.test.ts lists the ones that still have none.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const file = new URL('../package-lock.json', import.meta.url);
const readLock = () => JSON.parse(readFileSync(file, 'utf8'));
const writeLock = (lock) => writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
const isUnchecked = ([key, { integrity, link }]) => key !== '' && !link && integrity === undefined;

const before = readLock();
const entries = Object.entries(before.packages);
if (entries.some(isUnchecked)) {
  const checked = entries.filter((entry) => !isUnchecked(entry));
  writeLock({ ...before, packages: Object.fromEntries(checked) });
  try {
    execFileSync(
      'npm',
      ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error'],
      {
        cwd: fileURLToPath(new URL('..', import.meta.url)),
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      },
    );
  } catch (error) {
    writeLock(before);
    throw error;
  }
}
const lock = readLock();
const exactVersion = /^\d+\.\d+\.\d+/;

/** Where npm would find `name` for the package at `from`, walking up as Node resolves. */
const resolved = (from, name) => {
  for (let dir = from; ; dir = dir.slice(0, Math.max(0, dir.lastIndexOf('/node_modules/')))) {
    const key = `${dir === '' ? '' : `${dir}/`}node_modules/${name}`;
    if (lock.packages[key]) return key;
    if (dir === '') return undefined;
  }
};

const platformOf = (name) => {
  const os =
    /(?:^|[-/])(android|darwin|linux|win32|freebsd|openbsd|netbsd|openharmony|sunos|aix)(?=-|$)/.exec(
      name,
    )?.[1];
  const cpu =
    /-(arm64|x64|ia32|armv?\d*|arm|riscv64|s390x|ppc64|loong64|mips64el|wasm32)(?=-|$)/.exec(
      name,
    )?.[1];
  const libc = /musl/.test(name) ? 'musl' : /-gnu/.test(name) ? 'glibc' : undefined;
  return {
    ...(os && { os: [os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(os === 'linux' && libc && { libc: [libc] }),
  };
};

const isForThisMachine = (platform) =>
  (!platform.os || platform.os[0] === process.platform) &&
  (!platform.cpu || platform.cpu[0] === process.arch) &&
  !platform.libc?.includes('musl');

let added = 0;
for (const [key, entry] of Object.entries(lock.packages)) {
  if (key === '') continue;
  for (const [name, wanted] of Object.entries(entry.optionalDependencies ?? {})) {
    const found = resolved(key, name);
    if (!exactVersion.test(wanted) || (found && lock.packages[found].version === wanted)) continue;
    const platform = platformOf(name);
    if (!platform.os && !platform.cpu) {
      throw new Error(`${key}: optional ${name}@${wanted} is missing and is no platform package`);
    }
    if (isForThisMachine(platform)) {
      throw new Error(`${name}@${wanted} is for this machine and was not served: pin ${key} lower`);
    }
    const home = key.slice(0, key.lastIndexOf('node_modules/'));
    const slot = [
      `node_modules/${name}`,
      `${home}node_modules/${name}`,
      `${key}/node_modules/${name}`,
    ].find((candidate) => !lock.packages[candidate]);
    const { os, cpu, libc } = platform;
    // In npm's own order, so that npm does not write the file anew.
    lock.packages[slot] = {
      version: wanted,
      ...(cpu && { cpu }),
      ...(entry.dev && { dev: true }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os }),
    };
    added += 1;
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
const whole = { ...lock, packages: Object.fromEntries(sorted) };
writeLock(whole);
console.log(`added ${added} platform packages`);
const unchecked = Object.entries(whole.packages).filter(isUnchecked);
for (const [key, { version }] of unchecked) console.log(`no checksum: ${key}@${version}`);
