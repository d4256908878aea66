// `npm run bench -- --compare BASE`: what changed since a commit, in pairs of runs; `--only` as usual, `--pairs 6`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pinnedNode, projectFolder, stopWith } from '../scripts/install.mjs';
import { comparedBy } from './figures/compared.ts';

const git = (...args) =>
  execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8', stdio: 'pipe' }).trim();

/** The commit that a name means. */
const commitOf = (name) => {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {
    return stopWith(`There is no commit "${name}" here.`, 2);
  }
};

/** Runs with the older state in a folder of its own, which is removed afterwards. */
const withOlder = async (commit, run) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'crunch-bench-')), 'older');
  git('worktree', 'add', '--detach', folder, commit);
  try {
    // With the same lock file the packages are the same ones; else the bench installs its own.
    const lock = (root) => readFileSync(join(root, 'package-lock.json'), 'utf8');
    if (lock(folder) === lock(projectFolder)) {
      symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'));
    }
    return await run(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
};

const figuresOf = (folder, only) => {
  const args = [join(folder, 'bench/main.mjs'), '--json', ...(only ? [`--only=${only}`] : [])];
  // Steps of a build are told too; the document is the last line.
  const printed = execFileSync(pinnedNode, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  return JSON.parse(printed.trim().split('\n').at(-1)).budgets;
};

/** Base first, then this state first: what drifts over a pair meets both alike. */
const pairOf = (folder, only, isOdd) => {
  if (isOdd) {
    const here = figuresOf(projectFolder, only);
    return { base: figuresOf(folder, only), here };
  }
  const base = figuresOf(folder, only);
  return { base, here: figuresOf(projectFolder, only) };
};

/** Pairs of runs of a commit and of the files as they stand. */
export const compare = (name, { only, pairs, say }) =>
  withOlder(commitOf(name), (folder) => {
    const made = [];
    for (let count = 0; count < pairs; count += 1) {
      say(`pair ${count + 1} of ${pairs} …`);
      made.push(pairOf(folder, only, count % 2 === 1));
    }
    return comparedBy(made);
  });

const verdicts = { less: 'less', more: 'MORE', same: 'the same', unknown: 'not known' };

/** One line a figure. */
export const comparedText = (lines) =>
  lines.map(({ name, unit, base, here, change, width, verdict }) =>
    [
      name.padEnd(58),
      `${base} → ${here} ${unit}`.padEnd(28),
      `${change.toFixed(1)} ± ${width.toFixed(1)} %`.padEnd(18),
      verdicts[verdict],
    ].join(' '),
  );
