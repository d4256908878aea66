import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch coupon apply SAVE5`, `crunch coupon remove`, `crunch coupon show` */
export const couponCommands = (words: Words, run: Runner): Command =>
  new Command('coupon')
    .description(words['coupon'])
    .addCommand(
      new Command('apply')
        .description(words['coupon.apply'])
        .argument('<code>', words['coupon.code'])
        .addHelpText('after', examples(words, ['crunch coupon apply SAVE5']))
        .action(run(async () => (await import('#cli/commands/coupon/coupon.ts')).couponApply)),
    )
    .addCommand(
      new Command('remove')
        .description(words['coupon.remove'])
        .addHelpText('after', examples(words, ['crunch coupon remove']))
        .action(run(async () => (await import('#cli/commands/coupon/coupon.ts')).couponRemove)),
    )
    .addCommand(
      new Command('show')
        .description(words['coupon.show'])
        .addHelpText('after', examples(words, ['crunch coupon show --json']))
        .action(run(async () => (await import('#cli/commands/coupon/coupon.ts')).couponShow)),
    );
