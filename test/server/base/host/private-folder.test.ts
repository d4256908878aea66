import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailbox } from '#sandbox/mail/mailbox.ts';
import { keepPrivate } from '#server/base/host/private-folder.ts';
import { makeSmtpSender } from '#server/parties/mail-sender.ts';
import { childEnvironment, node } from '#test/server/setup/child-process.ts';

const modeOf = (path: string): number => statSync(path).mode & 0o777;
/** Another user of the machine can only be played by root. */
const isRoot = process.getuid?.() === 0;

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let above: string;
  let folder: string;
  beforeEach(() => {
    above = mkdtempSync(join(tmpdir(), 'crunchcart-private-'));
    folder = join(above, 'data');
  });
  afterEach(() => rmSync(above, { recursive: true, force: true }));
  const write = (...path: readonly string[]): string => {
    const file = join(folder, ...path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'x');
    chmodSync(file, 0o666);
    for (let place = dirname(file); place !== above; place = dirname(place)) {
      chmodSync(place, 0o777);
    }
    return file;
  };

  it('is made for its owner alone, the folders above it too', () => {
    const deep = join(folder, 'deep');
    const before = process.umask(0);
    try {
      expect(keepPrivate(deep)).toEqual([]);
    } finally {
      process.umask(before);
    }
    expect([modeOf(folder), modeOf(deep)]).toEqual([0o700, 0o700]);
  });

  it('of an older shop is taken from everybody but its owner, with what the shop keeps in it', () => {
    const files = [
      write('mail.jsonl'),
      write('secrets.json'),
      write('database', 'base', '1', '2601'),
      write('gateway', 'ledger.jsonl.keys', 'a.json'),
    ];
    expect(keepPrivate(folder)).toEqual([]);
    for (const file of files) {
      expect(modeOf(file), file).toBe(0o600);
      expect(modeOf(dirname(file)), file).toBe(0o700);
    }
  });

  it('holds the mails of the sandbox for their owner alone, whatever the umask', async () => {
    const before = process.umask(0);
    const file = join(folder, 'mail.jsonl');
    const mailbox = await startMailbox({ port: 0, file, now: () => new Date(0) });
    const sender = makeSmtpSender({ url: `smtp://127.0.0.1:${mailbox.port}`, from: 'a@b.co' });
    const words = { subject: 's', text: 't', html: 'h', mailId: '1' };
    try {
      const outcome = await sender.send({ to: 'c@d.co', ...words, language: 'en-US' });
      expect(outcome).toEqual({ kind: 'sent' });
    } finally {
      process.umask(before);
      sender.close();
      await mailbox.close();
    }
    expect([modeOf(folder), modeOf(file)]).toEqual([0o700, 0o600]);
  });

  it('leads nowhere else: links in it are left alone', () => {
    write('mail.jsonl');
    const outside = join(above, 'outside');
    mkdirSync(join(outside, 'inner'), { recursive: true });
    writeFileSync(join(outside, 'file'), 'x');
    for (const [path, mode] of [
      [outside, 0o755],
      [join(outside, 'file'), 0o644],
    ] as const) {
      chmodSync(path, mode);
    }
    symlinkSync(outside, join(folder, 'database'));
    symlinkSync(join(outside, 'file'), join(folder, 'link'));
    expect(keepPrivate(folder)).toEqual([]);
    expect([modeOf(outside), modeOf(join(outside, 'file'))]).toEqual([0o755, 0o644]);
  });

  it('is not one that every program of the machine needs', () => {
    for (const place of ['/', '/tmp']) {
      const before = statSync(place).mode;
      expect(() => keepPrivate(place)).toThrow(
        `The data folder ${place} is shared by all users of this machine: set CRUNCH_DATA_DIR to a folder of its own.`,
      );
      expect(statSync(place).mode).toBe(before);
    }
  });

  it.skipIf(!isRoot)('of another user is told, with what to do (skipped unless root)', () => {
    const file = write('mail.jsonl');
    chmodSync(above, 0o755);
    const code = `import { keepPrivate } from '#server/base/host/private-folder.ts';
      process.stdout.write(keepPrivate(process.argv[1]).join(''))`;
    const { stdout, stderr } = spawnSync(node, ['--input-type=module', '--eval', code, folder], {
      env: { PATH: childEnvironment['PATH'] ?? '' },
      uid: 65534,
      encoding: 'utf8',
    });
    expect(stdout, stderr).toBe(
      `Other users of this machine can reach ${folder}, and this user cannot change that: run "chmod -R go= ${folder}" as its owner, or set CRUNCH_DATA_DIR to another folder.`,
    );
    expect(modeOf(file)).toBe(0o666);
  });
});

const built = existsSync('dist/client') && existsSync('dist/zip-codes.txt');

describe.skipIf(!built)('a real start (skipped unless built)', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crunchcart-start-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const ports = Object.fromEntries(
    ['SHOP', 'GATEWAY', 'WALLET', 'IDENTITY', 'TOOLS', 'MAIL'].map((name) => [
      `CRUNCH_${name}_PORT`,
      '0',
    ]),
  );
  /** Under a umask that gives everything to everybody, until it is ready; then stops it. */
  const startAndStop = (start: string, dataDir: string): string => {
    const script = `umask 0; rm -f "$3"
      "$1" "$2" > "$3" 2>&1 & pid=$!
      while kill -0 $pid && ! grep -qs '^ready:' "$3"; do sleep 0.1; done
      grep -q '^ready:' "$3" || { cat "$3"; exit 1; }
      grep -s '^Umask' /proc/$pid/status
      kill -TERM $pid; wait $pid`;
    return execFileSync('sh', ['-c', script, 'sh', node, start, join(folder, 'said')], {
      env: { ...childEnvironment, ...ports, CRUNCH_DATA_DIR: dataDir },
      encoding: 'utf8',
    });
  };
  /** Paths anybody but their owner can reach. */
  const open = (path: string): readonly string[] =>
    readdirSync(path, { recursive: true, encoding: 'utf8' })
      .map((name) => join(path, name))
      .concat(path)
      .filter((each) => (modeOf(each) & 0o077) !== 0);

  it.each(['server/start/development-start.ts', 'server/start/main.ts'])(
    '%s keeps a new folder to itself, and takes an open one back',
    (start) => {
      const dataDir = join(folder, 'data');
      const told = startAndStop(start, dataDir);
      expect(open(dataDir)).toEqual([]);
      // Whatever a library makes later; only Linux tells (proc(5)).
      if (process.platform === 'linux') expect(told).toBe('Umask:\t0077\n');
      const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
      expect(files.length).toBeGreaterThan(100);
      for (const name of files) {
        const path = join(dataDir, name);
        chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666);
      }
      chmodSync(dataDir, 0o777);
      writeFileSync(join(dataDir, 'mail.jsonl'), '');
      chmodSync(join(dataDir, 'mail.jsonl'), 0o666);
      startAndStop(start, dataDir);
      expect(open(dataDir)).toEqual([]);
    },
  );
});
