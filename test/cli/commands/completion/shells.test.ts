import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crunch, scratchFolder } from '#test/cli/crunch.ts';

const scratch = scratchFolder();
afterAll(() => scratch.remove());

/** What is typed before the key, and what stands there after it. */
const lines = [
  ['crunch ca', 'cart'],
  ['crunch cart me', 'merge'],
  ['crunch cart merge --tak', '--taken-mix-ids'],
  ['crunch checkout place --card visa-fu', 'visa-funds'],
  ['crunch checkout place --apple-pay po', 'po-box'],
  ['crunch validate po', 'po-box'],
  ['crunch sandbox fault timeoutA', 'timeoutAfterCommit'],
  ['crunch account create --gender nonb', 'nonbinary'],
  ['crunch scenario run --job', '--jobs'],
  ['crunch doc', 'doctor'],
] as const;

/** An empty folder: names of files are no answers. */
const here = join(scratch.folder, 'empty');
const scriptOf = (shell: string) => join(scratch.folder, `crunch.${shell}`);

beforeAll(async () => {
  mkdirSync(here);
  for (const shell of ['bash', 'zsh', 'fish']) {
    writeFileSync(scriptOf(shell), (await crunch(['completion', shell])).stdout);
  }
});

const run = (shell: string, args: readonly string[]) =>
  spawnSync(shell, args, {
    ...{ encoding: 'utf8', cwd: here, timeout: 240_000 },
    env: { PATH: process.env['PATH'], HOME: scratch.folder, TERM: 'dumb' },
  }).stdout;

const ask: Readonly<Record<string, (line: string) => string>> = {
  bash: (line) => {
    const words = line.split(' ');
    return run('bash', [
      '-c',
      `source ${scriptOf('bash')}
       COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
       _crunch; echo "\${COMPREPLY[@]}"`,
    ]).trim();
  },
  /** A shell at a terminal of its own, where somebody types the line, the key, and return. */
  zsh: (line) => {
    const said = run('zsh', [
      '-fc',
      `zmodload zsh/zpty
       zpty -b typing zsh -f -i
       zpty -w typing 'source ${scriptOf('zsh')}; crunch() { print -r -- "GOT<\${(j: :)@}>" }; PS1=; print READY'
       zpty -r -m typing all '*READY*READY*'
       zpty -w -n typing $'${line}\\t\\n'
       zpty -r -m typing all '*GOT<*>*'
       print -r -- "$all"
       zpty -d typing`,
    ]);
    return /GOT<(.*?)>/.exec(said)?.[1]?.trim().split(' ').at(-1) ?? said;
  },
  fish: (line) =>
    run('fish', ['--no-config', '-c', `source ${scriptOf('fish')}; complete -C '${line}'`])
      .split('\n')
      .map((each) => each.split('\t')[0])
      .join(' ')
      .trim(),
};

describe.each(Object.keys(ask))('completion in %s', (shell) => {
  const isHere = spawnSync(shell, ['--version']).status === 0;
  const title = isHere ? '[CLI-01] completes' : `skipped: ${shell} is not installed;`;

  it.skipIf(!isHere).each(lines)(`${title} "%s" to "%s"`, (line, wanted) => {
    expect(ask[shell]?.(line)).toBe(wanted);
  });

  it.skipIf(!isHere || shell !== 'fish')(
    `${title} what follows a subcommand with its own words`,
    () => {
      const offered = ask[shell]?.('crunch cart add ') ?? '';
      expect(offered.split(' ')).not.toContain('merge');
      expect(ask[shell]?.('crunch cart ')).toContain('merge');
    },
  );
});
