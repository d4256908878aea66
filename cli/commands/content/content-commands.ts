import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch content …` */
export const contentCommands = (words: Words, run: Runner): Command =>
  new Command('content')
    .description(words['content'])
    .addCommand(list(words, run))
    .addCommand(show(words, run));

const list = (words: Words, run: Runner): Command =>
  new Command('list')
    .description(words['content.list'])
    .addHelpText('after', examples(words, ['crunch content list', 'crunch content list --json']))
    .action(run(async () => (await import('#cli/commands/content/content.ts')).contentList));

const show = (words: Words, run: Runner): Command =>
  new Command('show')
    .description(words['content.show'])
    .argument('<page>', words['content.page'])
    .option('--search <text>', words['content.search'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch content show terms --lang es',
        'crunch content show faq --search "P.O. box"',
        'crunch content show events --json',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/content/content.ts')).contentShow));

/** `crunch contact …` */
export const contactCommands = (words: Words, run: Runner): Command =>
  new Command('contact').description(words['contact']).addCommand(send(words, run));

const send = (words: Words, run: Runner): Command =>
  new Command('send')
    .description(words['contact.send'])
    .option('--subject <text>', words['contact.subject'])
    .option('--name <name>', words['contact.name'])
    .option('--email <address>', words['contact.email'])
    .option('--phone <number>', words['contact.phone'])
    .option('--description <text>', words['contact.description'])
    .option('--file <file>', words['contact.file'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch contact send --subject "A crushed bag" --name Ada --email ada@example.com --file letter.txt',
        'echo "One bag arrived as dust." | crunch contact send --subject Dust --name Ada --email ada@example.com --file -',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/content/contact.ts')).contactSend));
