import { Command } from 'commander';
import { collect } from '#cli/input/collect.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch product …` */
export const productCommands = (words: Words, run: Runner): Command =>
  new Command('product')
    .description(words['product'])
    .addCommand(list(words, run))
    .addCommand(show(words, run))
    .addCommand(reviews(words, run))
    .addCommand(review(words, run));

const list = (words: Words, run: Runner): Command =>
  new Command('list')
    .description(words['product.list'])
    .option('--type <path>', words['product.type'])
    .option('--brand <name>', words['product.brand'], collect)
    .option('--flavor <name>', words['product.flavor'], collect)
    .option('--diet <claim>', words['product.diet'], collect)
    .option('--size <size>', words['product.size'], collect)
    .option('--price <band>', words['product.price'], collect)
    .option('--availability <state>', words['product.availability'], collect)
    .option('--sort <order>', words['product.sort'])
    .option('--page <number>', words['product.page'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch product list --type chips/tortilla --sort price-low',
        'crunch product list --brand mazoro --flavor lime --json',
        'crunch product list --diet vegan --diet no-peanut',
        'crunch product list --price 3-5 --availability in-stock',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/catalog/browse.ts')).productList));

const show = (words: Words, run: Runner): Command =>
  new Command('show')
    .description(words['product.show'])
    .argument('<id>', words['product.id'])
    .addHelpText('after', examples(words, ['crunch product show CHP-0101 --lang es']))
    .action(run(async () => (await import('#cli/commands/catalog/browse.ts')).productShow));

const reviews = (words: Words, run: Runner): Command =>
  new Command('reviews')
    .description(words['product.reviews'])
    .argument('<id>', words['product.id'])
    .option('--page <number>', words['product.page'], '1')
    .addHelpText('after', examples(words, ['crunch product reviews CHP-0101']))
    .action(
      run(async () => (await import('#cli/commands/catalog/product-reviews.ts')).productReviews),
    );

const review = (words: Words, run: Runner): Command =>
  new Command('review')
    .description(words['product.review'])
    .argument('<id>', words['product.id'])
    .option('--stars <number>', words['product.stars'])
    .option('--title <text>', words['product.reviewTitle'])
    .option('--text <text>', words['product.reviewText'])
    .option('--remove', words['product.removeReview'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch product review CHP-0101',
        'crunch product review CHP-0101 --stars 5 --title "Gone in an evening"',
        'crunch product review CHP-0101 --remove',
      ]),
    )
    .action(
      run(async () => (await import('#cli/commands/catalog/product-reviews.ts')).productReview),
    );
