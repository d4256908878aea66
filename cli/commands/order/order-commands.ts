import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';
import type { OperatorCommand } from '#domain/order/operator-move.ts';

/** What the people who run the shop may do with an order. */
const operatorCommand = (name: OperatorCommand, words: Words): Command =>
  new Command(name)
    .description(words[`order.${name}`])
    .argument('<id>', words['order.id'])
    .addHelpText('after', examples(words, [`crunch order ${name} CC-7K2M-9QXT`]));

/** `crunch order track CC-1234-5678 --email ada@example.com`, `--send-code`, `--code 123456` */
const trackCommand = (words: Words, run: Runner): Command =>
  new Command('track')
    .description(words['order.track'])
    .argument('<id>', words['order.id'])
    .option('--email <address>', words['order.email'])
    .option('--send-code', words['order.sendCode'])
    .option('--code <digits>', words['order.code'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch order track CC-7K2M-9QXT --email ada@example.com',
        'crunch order track CC-7K2M-9QXT --email ada@example.com --send-code',
        'crunch order track CC-7K2M-9QXT --email ada@example.com --code 123456',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/order/order-track.ts')).orderTrack));

/** `crunch order list`, page by page. */
const listCommand = (words: Words, run: Runner): Command =>
  new Command('list')
    .description(words['order.list'])
    .option('--page <number>', words['product.page'], '1')
    .addHelpText('after', examples(words, ['crunch order list', 'crunch order list --json']))
    .action(run(async () => (await import('#cli/commands/order/order-list.ts')).orderList));

const lowCommand = (words: Words, run: Runner): Command =>
  new Command('low')
    .description(words['order.low'])
    .addHelpText('after', examples(words, ['crunch order low', 'crunch order low --json']))
    .action(run(async () => (await import('#cli/commands/order/order-low.ts')).orderLow));

/** `crunch order show CC-1234-5678 --email ada@example.com`, `crunch order list` */
export const orderCommands = (words: Words, run: Runner): Command =>
  new Command('order')
    .description(words['order'])
    .addCommand(
      new Command('show')
        .description(words['order.show'])
        .argument('<id>', words['order.id'])
        .option('--email <address>', words['order.email'])
        .addHelpText(
          'after',
          examples(words, ['crunch order show CC-7K2M-9QXT --email ada@example.com']),
        )
        .action(run(async () => (await import('#cli/commands/order/order-show.ts')).orderShow)),
    )
    .addCommand(trackCommand(words, run))
    .addCommand(listCommand(words, run))
    .addCommand(lowCommand(words, run))
    .addCommand(
      new Command('why')
        .description(words['order.why'])
        .argument('<id>', words['order.id'])
        .addHelpText('after', examples(words, ['crunch order why CC-7K2M-9QXT']))
        .action(run(async () => (await import('#cli/commands/order/order-why.ts')).orderWhy)),
    )
    .addCommand(
      operatorCommand('cancel', words).action(
        run(async () => (await import('#cli/commands/order/order-move.ts')).orderCancel),
      ),
    )
    .addCommand(
      operatorCommand('refund', words).action(
        run(async () => (await import('#cli/commands/order/order-move.ts')).orderRefund),
      ),
    )
    .addCommand(
      operatorCommand('ship', words)
        .option('--carrier <name>', words['order.carrier'])
        .option('--tracking <number>', words['order.tracking'])
        .action(run(async () => (await import('#cli/commands/order/order-move.ts')).orderShip)),
    )
    .addCommand(
      operatorCommand('deliver', words).action(
        run(async () => (await import('#cli/commands/order/order-move.ts')).orderDeliver),
      ),
    )
    .addCommand(
      new Command('reorder')
        .description(words['order.reorder'])
        .argument('<id>', words['order.id'])
        .option('--email <address>', words['order.email'])
        .addHelpText('after', examples(words, ['crunch order reorder CC-7K2M-9QXT']))
        .action(
          run(async () => (await import('#cli/commands/order/order-reorder.ts')).orderReorder),
        ),
    );
