import { Command } from 'commander';
import { collect } from '#cli/input/collect.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch contract`: every call of the storefront, asked of any shop. */
export const contractCommand = (words: Words, run: Runner): Command =>
  new Command('contract')
    .description(words['contract'])
    .option('--auth [email]', words['contract.auth'])
    .option('--write', words['contract.write'])
    .option('--document <file>', words['contract.document'])
    .option('--only <call>', words['contract.only'], collect)
    .option('--variants <number>', words['contract.variants'])
    .option('--report <kind>', words['contract.report'], collect)
    .addHelpText(
      'after',
      examples(words, [
        'crunch contract --base-url https://shop.example',
        'crunch contract --base-url https://shop.example --auth ada@example.com --write',
        'crunch contract --only getqueryproducts --only productdetail --variants 50 --verbose',
        'crunch contract --document https://shop.example/openapi.json --report junit=contract.xml',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/api/contract/contract.ts')).contract));
