import type { Command } from 'commander';
import {
  shellNames,
  valuesOfArguments,
  valuesOfFlags,
} from '#cli/commands/completion/known-values.ts';
import { oneOf } from '#cli/report/choice.ts';
import { type MakeProgram, programOf } from '#cli/session/program-host.ts';
import type { Action } from '#cli/session/session.ts';

/** What may follow one command: its subcommands and flags. */
interface Node {
  /** `crunch cart add` */
  readonly path: string;
  readonly candidates: readonly string[];
  /** Its subcommands alone. */
  readonly below: readonly string[];
}

const nodesOf = (command: Command, above = '', name = command.name()): readonly Node[] => {
  const path = `${above} ${name}`.trim();
  const flags = command.options.filter(({ hidden }) => !hidden).map(({ long }) => long ?? '');
  return [
    {
      path,
      below: command.commands.map((child) => child.name()),
      candidates: [
        ...command.commands.map((child) => child.name()),
        ...(valuesOfArguments[path] ?? []),
        ...flags,
        '--help',
      ],
    },
    ...command.commands.flatMap((child) =>
      [child.name(), ...child.aliases()].flatMap((called) => nodesOf(child, path, called)),
    ),
  ];
};

const cases = (nodes: readonly Node[]): string =>
  nodes
    .map(({ path, candidates }) => `    '${path}') words='${candidates.join(' ')}' ;;`)
    .join('\n');

/** After a flag with known values only these come. */
const flagCases = (name: string): string =>
  Object.entries(valuesOfFlags)
    .map(([flag, values]) => `    '${flag}') ${name}='${values.join(' ')}' ;;`)
    .join('\n');

const allPaths = (nodes: readonly Node[]): string => nodes.map(({ path }) => `'${path}'`).join('|');

/** The longest known command among the words so far decides what may come next. */
const bash = (nodes: readonly Node[]): string => `_crunch() {
  local current=\${COMP_WORDS[COMP_CWORD]} path=crunch words='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in ${allPaths(nodes)}) path="$path $word" ;; esac
  done
  case $path in
${cases(nodes)}
  esac
  case \${COMP_WORDS[COMP_CWORD-1]} in
${flagCases('words')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  [ \${#COMPREPLY[@]} -eq 0 ] && COMPREPLY=($(compgen -f -- "$current"))
}
complete -F _crunch crunch`;

/** Who has set up completion already must not wait for it again. */
const zsh = (
  nodes: readonly Node[],
): string => `(( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i; }
_crunch() {
  local path_=crunch words_='' word
  for word in "\${words[@]:1:$((CURRENT-2))}"; do
    case "$path_ $word" in ${allPaths(nodes)}) path_="$path_ $word" ;; esac
  done
  case $path_ in
${cases(nodes).replaceAll(') words=', ') words_=')}
  esac
  case \${words[CURRENT-1]} in
${flagCases('words_')}
  esac
  compadd -- \${(s: :)words_}
  _files
}
compdef _crunch crunch`;

const fish = (nodes: readonly Node[]): string => {
  const commandsIn = new Map(nodes.map(({ path, below }) => [path, below.join(' ')]));
  const lines = nodes.flatMap(({ path, candidates }) => {
    const seen = path.split(' ').slice(1);
    const condition = seen.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ');
    const commands = candidates.filter((name) => !name.startsWith('--')).join(' ');
    const flags = candidates.filter((name) => name.startsWith('--'));
    const below = commandsIn.get(path) ?? '';
    // What follows a subcommand is that of the subcommand.
    const above = condition === '' ? '__fish_use_subcommand' : condition;
    const when =
      condition === '' || below === ''
        ? above
        : `${above}; and not __fish_seen_subcommand_from ${below}`;
    return [
      ...(commands === '' ? [] : [`complete -c crunch -n '${when}' -a '${commands}'`]),
      ...flags.map((flag) => {
        const values = valuesOfFlags[flag];
        const after = values === undefined ? '' : ` -x -a '${values.join(' ')}'`;
        return `complete -c crunch -n '${when}' -l ${flag.slice(2)}${after}`;
      }),
    ];
  });
  return lines.join('\n');
};

const shells: Readonly<Record<(typeof shellNames)[number], (nodes: readonly Node[]) => string>> = {
  bash,
  zsh,
  fish,
};

/** `crunch completion bash` */
export const completion =
  (makeProgram: MakeProgram): Action =>
  async (session, { args: [shell = ''] }) => {
    const script = shells[oneOf('shell', shell, shellNames, session.words)];
    const text = script(nodesOf(programOf(makeProgram, session)));
    return { data: { script: text }, text: () => text };
  };
