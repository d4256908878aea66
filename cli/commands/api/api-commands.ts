import { Command } from 'commander';
import { collect } from '#cli/input/collect.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

/** `crunch api …` */
export const apiCommands = (words: Words, run: Runner): Command =>
  new Command('api')
    .description(words['api'])
    .addCommand(challenge(words, run))
    .addCommand(get(words, run))
    .addCommand(post(words, run))
    .addCommand(put(words, run))
    .addCommand(remove(words, run));

const challenge = (words: Words, run: Runner): Command =>
  new Command('challenge')
    .description(words['api.challenge'])
    .argument('[base]', words['api.base'])
    .addHelpText('after', examples(words, ['crunch api challenge https://login.example.com']))
    .action(run(async () => (await import('#cli/commands/api/api.ts')).apiChallenge));

const get = (words: Words, run: Runner): Command =>
  withHeaders(new Command('get').alias('GET'), words)
    .description(words['api.get'])
    .argument('<path>', words['api.path'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch api get /services/configlist',
        'crunch api GET "/v3/dopservice/b2c/productdetail?productId=CHP-0101&locationNumber=100" --json',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/api/api.ts')).apiGet));

const put = (words: Words, run: Runner): Command =>
  withSession(new Command('put').alias('PUT'), words)
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
  withSession(new Command('post').alias('POST'), words)
    .description(words['api.post'])
    .argument('<path>', words['api.path'])
    .addHelpText(
      'after',
      examples(words, [
        'crunch api post /webservices/filterlist --body \'{"locationNumber":"100"}\'',
        'crunch api POST /v3/dopservice/b2c/validateOrder --session --file order.json',
      ]),
    )
    .action(run(async () => (await import('#cli/commands/api/api.ts')).apiPost));

const remove = (words: Words, run: Runner): Command =>
  withHeaders(withBody(new Command('delete').alias('DELETE'), words), words)
    .description(words['api.delete'])
    .argument('<path>', words['api.path'])
    .addHelpText('after', examples(words, ['crunch api delete /webservices/removetoken --json']))
    .action(run(async () => (await import('#cli/commands/api/api.ts')).apiDelete));

const withBody = (command: Command, words: Words): Command =>
  command.option('--body <json>', words['api.body']).option('--file <path>', words['api.file']);

const withHeaders = (command: Command, words: Words): Command =>
  command.option('--header <header>', words['api.header'], collect);

/** These two have a form of their own, without a session (D-API-59). */
const withSession = (command: Command, words: Words): Command =>
  withHeaders(withBody(command, words).option('--session', words['api.session']), words);
