import { Command } from 'commander';
import { collect } from '#cli/input/collect.ts';
import type { Runner } from '#cli/session/session.ts';
import { examples } from '#cli/words/examples.ts';
import type { Words } from '#cli/words/words.ts';

const placeExample = [
  "crunch checkout place --email ada@example.com --phone 9725550143 --first-name Ada --last-name Byron --address '5800 Legacy Dr' --city Plano --state TX --zip 75024 --card visa-ok",
  'crunch checkout place --saved-card default',
  'crunch checkout place --apple-pay ny',
  'crunch checkout place --gift-card - --card visa-ok < code.txt',
  'crunch checkout place --card 3ds-challenge-ok --challenge 1234',
  'crunch checkout place --paypal buyer-ok --keep-paypal',
];

const doctorExample = [
  'crunch checkout doctor',
  "crunch checkout doctor --email ada@example.com --phone 9725550143 --first-name Ada --last-name Byron --address '5800 Legacy Dr' --city Honolulu --state HI --zip 96813",
];

/** `crunch checkout …` */
export const checkoutCommands = (words: Words, run: Runner): Command =>
  new Command('checkout')
    .description(words['checkout'])
    .addCommand(place(words, run))
    .addCommand(doctor(words, run));

/** Who orders and where it goes. */
const withDelivery = (command: Command, words: Words): Command =>
  command
    .option('--email <address>', words['checkout.email'])
    .option('--phone <number>', words['checkout.phone'])
    .option('--first-name <name>', words['checkout.firstName'])
    .option('--last-name <name>', words['checkout.lastName'])
    .option('--address <line>', words['checkout.address'])
    .option('--address-details <line>', words['checkout.addressDetails'])
    .option('--city <name>', words['checkout.city'])
    .option('--state <code>', words['checkout.state'], collect)
    .option('--zip <zip>', words['checkout.zip']);

const doctor = (words: Words, run: Runner): Command =>
  withDelivery(new Command('doctor').description(words['checkout.doctor']), words)
    .addHelpText('after', examples(words, doctorExample))
    .action(
      run(async () => (await import('#cli/commands/checkout/checkout-doctor.ts')).checkoutDoctor),
    );

const place = (words: Words, run: Runner): Command =>
  withDelivery(new Command('place').description(words['checkout.place']), words)
    .option('--saved-address <id>', words['checkout.savedAddress'])
    .option('--gift-card <code>', words['checkout.giftCard'], collect)
    .option('--card <name>', words['checkout.card'])
    .option('--apple-pay [person]', words['checkout.applePay'])
    .option('--challenge <code>', words['checkout.challenge'])
    .option('--saved-card <number>', words['checkout.savedCard'])
    .option('--save-card', words['checkout.saveCard'])
    .option('--paypal [person]', words['checkout.paypal'])
    .option('--paypal-address', words['checkout.paypalAddress'])
    .option('--keep-paypal', words['checkout.keepPaypal'])
    .option('--paypal-account <id>', words['checkout.paypalAccount'])
    .option('--name-on-card <name>', words['checkout.nameOnCard'])
    .option('--gift <message>', words['checkout.gift'])
    .option('--gift-order', words['checkout.giftOrder'])
    .option('--address-as-entered', words['checkout.asEntered'])
    .option('--idempotency-key <key>', words['checkout.key'])
    .option('--total <dollars>', words['checkout.total'])
    .option('--dry-run', words['checkout.dryRun'])
    .addHelpText('after', examples(words, placeExample))
    .action(
      run(async () => (await import('#cli/commands/checkout/checkout-place.ts')).checkoutPlace),
    );
