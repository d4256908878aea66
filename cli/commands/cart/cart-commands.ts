import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch cart …` */
export const cartCommands = (words: Words, run: Runner): Command =>
  new Command('cart')
    .description(words['cart'])
    .addCommand(add(words, run))
    .addCommand(update(words, run))
    .addCommand(remove(words, run))
    .addCommand(show(words, run))
    .addCommand(clear(words, run))
    .addCommand(share(words, run))
    .addCommand(merge(words, run))
    .addCommand(totals(words, run));

const add = (words: Words, run: Runner): Command =>
  new Command('add')
    .description(words['cart.add'])
    .argument('<id>', words['product.id'])
    .option('--quantity <number>', words['cart.quantity'])
    .option('--size <size>', words['cart.size'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch cart add CHP-0101 --quantity 2',
        'crunch cart add MRC-0001 --size M',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/cart/cart-change.ts')).cartAdd));

const update = (words: Words, run: Runner): Command =>
  new Command('update')
    .description(words['cart.update'])
    .argument('<line>', words['cart.line'])
    .requiredOption('--quantity <number>', words['cart.quantity'])
    .addHelpText('after', examples(words, ['crunch cart update CHP-0101 --quantity 3']))
    .action(run(async () => (await import('#cli/commands/cart/cart-change.ts')).cartUpdate));

const remove = (words: Words, run: Runner): Command =>
  new Command('remove')
    .description(words['cart.remove'])
    .argument('<line>', words['cart.line'])
    .addHelpText('after', examples(words, ['crunch cart remove CHP-0101']))
    .action(run(async () => (await import('#cli/commands/cart/cart-change.ts')).cartRemove));

const show = (words: Words, run: Runner): Command =>
  new Command('show')
    .description(words['cart.show'])
    .addHelpText('after', examples(words, ['crunch cart show', 'crunch cart show --json']))
    .action(run(async () => (await import('#cli/commands/cart/cart-change.ts')).cartShow));

const clear = (words: Words, run: Runner): Command =>
  new Command('clear')
    .description(words['cart.clear'])
    .addHelpText('after', examples(words, ['crunch cart clear']))
    .action(run(async () => (await import('#cli/commands/cart/cart-change.ts')).cartClear));

const share = (words: Words, run: Runner): Command =>
  new Command('share')
    .description(words['cart.share'])
    .option('--open <link>', words['cart.shareOpen'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch cart share',
        "crunch cart share --open 'http://localhost:4000/cart/shared?goods=CHP-0101.2'",
      ]),
    )
    .action(run(async () => (await import('#cli/commands/cart/cart-share.ts')).cartShare));

const merge = (words: Words, run: Runner): Command =>
  new Command('merge')
    .description(words['cart.merge'])
    .option('--current <file>', words['cart.current'])
    .option('--saved <file>', words['cart.saved'])
    .option('--taken-mix-ids <ids>', words['cart.takenMixIds'])
    .option('--explain', words['cart.explain'])
    .option('--batch <file>', words['batch'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch cart merge --current here.json --saved account.json',
        'crunch cart merge --current here.json --saved account.json --taken-mix-ids MYOMP-30-4 --json',
        'crunch cart merge --current here.json --saved account.json --explain',
        'crunch cart merge --batch - < pairs.jsonl',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/cart/cart-merge.ts')).cartMerge));

const totals = (words: Words, run: Runner): Command =>
  new Command('totals')
    .description(words['cart.totals'])
    .option('--cart <file>', words['cart.file'])
    .option('--coupon <file>', words['cart.coupon'])
    .option('--shipping <dollars>', words['cart.shipping'])
    .option('--tax <dollars>', words['cart.tax'])
    .option('--threshold <dollars>', words['cart.threshold'])
    .option('--batch <file>', words['batch'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch cart totals --cart cart.json --shipping 4.99 --tax 0.42',
        'crunch cart totals --batch carts.jsonl',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/cart/cart-totals.ts')).cartTotals));
