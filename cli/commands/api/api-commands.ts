import { Command } from 'commander';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch api …` */
export const apiCommands = (words: Words, run: Runner): Command =>
  new Command('api')
    .description(words['api'])
    .addCommand(challenge(words, run))
    .addCommand(put(words, run))
    .addCommand(post(words, run))
    .addCommand(remove(words, run));

const challenge = (words: Words, run: Runner): Command =>
  new Command('challenge')
    .description(words['api.challenge'])
    .argument('[base]', words['api.base'])
    .addHelpText('after', examples(words, ['crunch api challenge https://login.example.com']))
    .action(run(async () => (await import('#cli/commands/api/api.ts')).apiChallenge));

const put = (words: Words, run: Runner): Command =>
  withBody(new Command('put'), words)
    .description(words['api.put'])
    .argument('<address>', words['api.address'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch api put http://localhost:4700/items/7 --body \'{"title":"Chips"}\'',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/api/api.ts')).apiPut));

const post = (words: Words, run: Runner): Command =>
  withBody(new Command('post'), words)
    .description(words['api.post'])
    .argument('<path>', words['api.path'])
    .addHelpText(
      'after',
      examples(words, ['crunch api post /services/labelslist --file body.json']),
    )
    .action(run(async () => (await import('#cli/commands/api/api.ts')).apiPost));

const remove = (words: Words, run: Runner): Command =>
  withBody(new Command('delete'), words)
    .description(words['api.delete'])
    .argument('<path>', words['api.path'])
    .addHelpText('after', examples(words, ['crunch api delete /webservices/removetoken --json']))
    .action(run(async () => (await import('#cli/commands/api/api.ts')).apiDelete));

const withBody = (command: Command, words: Words): Command =>
  command.option('--body <json>', words['api.body']).option('--file <path>', words['api.file']);
