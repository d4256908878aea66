// How fast the command line answers, run as its executable.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../scripts/install.mjs';
import { atMost, median } from './result.ts';

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
