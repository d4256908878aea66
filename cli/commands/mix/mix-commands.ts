import { Command } from 'commander';
import { savedMixCommands } from '#cli/commands/mix/saved-mix-commands.ts';
import { collect } from '#cli/input/collect.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch mix …`: each state folder has one current mix, as each browser has. */
export const mixCommands = (words: Words, run: Runner): Command => {
  const mix = new Command('mix')
    .description(words['mix'])
    .addCommand(start(words, run))
    .addCommand(show(words, run))
    .addCommand(edit(words, run))
    .addCommand(surprise(words, run))
    .addCommand(addToCart(words, run))
    .addCommand(share(words, run));
  for (const command of savedMixCommands(words, run)) mix.addCommand(command);
  return mix;
};

const start = (words: Words, run: Runner): Command =>
  new Command('new')
    .description(words['mix.new'])
    .option('--name <name>', words['mix.name'])
    .requiredOption('--item <id=quantity>', words['mix.item'], collect)
    .addHelpText(
      'after',
      examples(words, ["crunch mix new --name 'Game night' --item CHP-0101=18 --item CHP-0501=12"]),
    )
    .action(run(async () => (await import('#cli/commands/mix/mix.ts')).mixNew));

const show = (words: Words, run: Runner): Command =>
  new Command('show')
    .description(words['mix.show'])
    .argument('[id]', words['mix.id'])
    .addHelpText('after', examples(words, ['crunch mix show --json', 'crunch mix show MYOMP-30-1']))
    .action(run(async () => (await import('#cli/commands/mix/mix-either.ts')).mixShow));

const edit = (words: Words, run: Runner): Command =>
  new Command('edit')
    .description(words['mix.edit'])
    .argument('<line>', words['mix.line'])
    .addHelpText('after', examples(words, ['crunch mix edit MYOMP-30-1']))
    .action(run(async () => (await import('#cli/commands/mix/mix-either.ts')).mixEdit));

const surprise = (words: Words, run: Runner): Command =>
  new Command('surprise')
    .description(words['mix.surprise'])
    .addHelpText('after', examples(words, ['crunch mix surprise --seed 7']))
    .action(run(async () => (await import('#cli/commands/mix/mix.ts')).mixSurprise));

const addToCart = (words: Words, run: Runner): Command =>
  new Command('add-to-cart')
    .description(words['mix.addToCart'])
    .argument('[id]', words['mix.id'])
    .addHelpText(
      'after',
      examples(words, ['crunch mix add-to-cart', 'crunch mix add-to-cart MYOMP-30-1']),
    )
    .action(run(async () => (await import('#cli/commands/mix/mix-either.ts')).mixAddToCart));

const share = (words: Words, run: Runner): Command =>
  new Command('share')
    .description(words['mix.share'])
    .argument('[id]', words['mix.id'])
    .addHelpText('after', examples(words, ['crunch mix share MYOMP-30-1']))
    .action(run(async () => (await import('#cli/commands/mix/mix-either.ts')).mixShare));
