import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

const id = 'sPz0Yw3Wq1Xv';

/** `crunch review list|show|allow|refuse`: what the people who run the shop do with reviews. */
export const reviewCommands = (words: Words, run: Runner): Command =>
  new Command('review')
    .description(words['review'])
    .addCommand(
      new Command('list')
        .description(words['review.list'])
        .option('--state <state>', words['review.state'], 'waiting')
        .addHelpText('after', examples(words, ['crunch review list', 'crunch review list --json']))
        .action(run(async () => (await moderation()).reviewList)),
    )
    .addCommand(
      new Command('show')
        .description(words['review.show'])
        .argument('<id>', words['review.id'])
        .addHelpText('after', examples(words, [`crunch review show ${id}`]))
        .action(run(async () => (await moderation()).reviewShow)),
    )
    .addCommand(
      new Command('allow')
        .description(words['review.allow'])
        .argument('<id>', words['review.id'])
        .addHelpText('after', examples(words, [`crunch review allow ${id}`]))
        .action(run(async () => (await moderation()).reviewAllow)),
    )
    .addCommand(
      new Command('refuse')
        .description(words['review.refuse'])
        .argument('<id>', words['review.id'])
        .requiredOption('--reason <text>', words['review.reason'])
        .addHelpText(
          'after',
          examples(words, [`crunch review refuse ${id} --reason "Please write about the snack."`]),
        )
        .action(run(async () => (await moderation()).reviewRefuse)),
    );

const moderation = () => import('#cli/commands/catalog/moderate-reviews.ts');
