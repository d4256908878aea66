import { Command } from 'commander';
import type { MakeProgram } from '#cli/session/program-host.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch completion bash` */
export const completionCommand = (words: Words, run: Runner, program: MakeProgram): Command =>
  new Command('completion')
    .description(words['completion'])
    .argument('<shell>', words['completion.shell'])
    .addHelpText(
      'after',
      examples(words, [
        'source <(crunch completion bash)',
        'source <(crunch completion zsh)',
        'crunch completion fish | source',
      ]),
    )
    .action(
      run(async () => (await import('#cli/commands/completion/completion.ts')).completion(program)),
    );
