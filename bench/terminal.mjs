// How fast the command line answers, run as its executable.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peoplePassword } from '../sandbox/identity/people/people.ts';
import { projectFolder } from '../scripts/install.mjs';
import { atLeast, atMost, median } from './figures/result.ts';

const crunch = join(projectFolder, 'cli/crunch.mjs');

const timed = (args, input) => {
  const began = performance.now();
  const { status, stderr } = spawnSync(crunch, args, { input, encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(`crunch ${args.join(' ')} ended with ${status}: ${stderr}`);
  return performance.now() - began;
};
const medianOf = (times, args) => median(Array.from({ length: times }, () => timed(args)));

const line = (id, quantity) => ({ productId: id, quantity, currentPrice: 3.49, id, title: id });
const mergeLine = JSON.stringify({
  current: [line('CHP-0101', 2), line('POP-0203', 1)],
  saved: [line('CHP-0101', 3), line('PRZ-0301', 4)],
});
const validateLine = JSON.stringify({ rule: 'zip', value: '75024' });

export const terminal = () => {
  const folder = mkdtempSync(join(tmpdir(), 'crunch-bench-'));
  try {
    const batch = (name, text) => {
      const file = join(folder, name);
      writeFileSync(file, `${text}\n`.repeat(10_000));
      return file;
    };
    const merges = batch('merges', mergeLine);
    const values = batch('values', validateLine);
    const state = ['--state', join(folder, 'state')];
    return [
      atMost('crunch --version', medianOf(9, ['--version']), 'ms', 120),
      atMost('crunch cart show', medianOf(9, ['cart', 'show', ...state]), 'ms', 300),
      atMost(
        'crunch cart merge --batch, 10,000 lines',
        timed(['cart', 'merge', '--batch', merges, '--json']),
        'ms',
        5000,
      ),
      atMost(
        'crunch validate --batch, 10,000 lines',
        timed(['validate', '--batch', values, '--json']),
        'ms',
        5000,
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The shipped scenarios so often: more than a hundred, side by side, each in a shop of its own (D-CLI-28). */
const rounds = 3;
/** Twice the cores of the machine the budgets are for: scenarios wait for mails and captures. */
const jobs = 4;

export const scenarios = () => {
  const state = mkdtempSync(join(tmpdir(), 'crunch-bench-'));
  try {
    const folders = Array.from({ length: rounds }, () => 'docs/scenarios');
    const flags = ['--jobs', String(jobs), '--keep-going', '--json', '--quiet', '--state', state];
    const began = performance.now();
    const { stdout, stderr } = spawnSync(crunch, ['scenario', 'run', ...folders, ...flags], {
      ...{ cwd: projectFolder, encoding: 'utf8', maxBuffer: 1e9 },
      env: { ...process.env, CRUNCH_PASSWORD: peoplePassword, SARAS_PASSWORD: peoplePassword },
    });
    const seconds = (performance.now() - began) / 1000;
    const { data } = JSON.parse(stdout);
    if (data === undefined) throw new Error(`The scenarios did not run: ${stdout} ${stderr}`);
    const count = data.scenarios.length;
    return [
      atMost(`${count} scenarios, ${jobs} at once, each in a shop of its own`, seconds, 's', 600),
      atLeast('of them green', data.passed, `of ${count}`, count),
    ];
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
};
