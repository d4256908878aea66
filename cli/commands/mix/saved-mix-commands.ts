import { Command } from 'commander';
import { collect } from '#cli/input/collect.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** The commands of `crunch mix` about saved mixes (MIX-03). */
export const savedMixCommands = (words: Words, run: Runner): readonly Command[] => [
  new Command('save')
    .description(words['mix.save'])
    .option('--name <name>', words['mix.name'])
    .option('--new', words['mix.asNew'])
    .addHelpText('after', examples(words, ["crunch mix save --name 'Game night'"]))
    .action(run(async () => (await import('#cli/commands/mix/mix-saved.ts')).mixSave)),
  new Command('create')
    .description(words['mix.create'])
    .option('--name <name>', words['mix.name'])
    .requiredOption('--item <id=quantity>', words['mix.item'], collect)
    .addHelpText(
      'after',
      examples(words, [
        "crunch mix create --name 'Game night' --item CHP-0101=18 --item CHP-0501=12",
      ]),
    )
    .action(run(async () => (await import('#cli/commands/mix/mix-saved.ts')).mixCreate)),
  new Command('list')
    .description(words['mix.list'])
    .addHelpText('after', examples(words, ['crunch mix list --json']))
    .action(run(async () => (await import('#cli/commands/mix/mix-saved.ts')).mixList)),
  new Command('update')
    .description(words['mix.update'])
    .argument('<id>', words['mix.id'])
    .option('--name <name>', words['mix.name'])
    .option('--item <id=quantity>', words['mix.item'], collect)
    .addHelpText('after', examples(words, ["crunch mix update MYOMP-30-1 --name 'Movie night'"]))
    .action(run(async () => (await import('#cli/commands/mix/mix-saved.ts')).mixUpdate)),
  new Command('copy')
    .description(words['mix.copy'])
    .argument('<id>', words['mix.id'])
    .addHelpText('after', examples(words, ['crunch mix copy MYOMP-30-1']))
    .action(run(async () => (await import('#cli/commands/mix/mix-saved.ts')).mixCopy)),
  new Command('delete')
    .description(words['mix.delete'])
    .argument('<id>', words['mix.id'])
    .addHelpText('after', examples(words, ['crunch mix delete MYOMP-30-1']))
    .action(run(async () => (await import('#cli/commands/mix/mix-saved.ts')).mixDelete)),
];
