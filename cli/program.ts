import { Command, CommanderError } from 'commander';
import { fillBlanks } from '#application/messages/message.ts';
import { accountCommands } from '#cli/commands/account/account-commands.ts';
import { apiCommands } from '#cli/commands/api/api-commands.ts';
import { contractCommand } from '#cli/commands/api/contract/contract-command.ts';
import { cartCommands } from '#cli/commands/cart/cart-commands.ts';
import { productCommands } from '#cli/commands/catalog/product-commands.ts';
import { reviewCommands } from '#cli/commands/catalog/review-commands.ts';
import { checkoutCommands } from '#cli/commands/checkout/checkout-commands.ts';
import { completionCommand } from '#cli/commands/completion/completion-command.ts';
import { contactCommands, contentCommands } from '#cli/commands/content/content-commands.ts';
import { couponCommands } from '#cli/commands/coupon/coupon-commands.ts';
import { giftCommands } from '#cli/commands/gift/gift-commands.ts';
import { mixCommands } from '#cli/commands/mix/mix-commands.ts';
import { notifyCommand } from '#cli/commands/notice/notify-command.ts';
import { orderCommands } from '#cli/commands/order/order-commands.ts';
import { sandboxCommands } from '#cli/commands/sandbox/sandbox-commands.ts';
import { recordCommand } from '#cli/commands/scenario/record-command.ts';
import { scenarioCommands } from '#cli/commands/scenario/scenario-commands.ts';
import { searchCommand } from '#cli/commands/search/search-command.ts';
import {
  configCommand,
  doctorCommand,
  handshakeCommand,
} from '#cli/commands/session/session-commands.ts';
import { addressCommands } from '#cli/commands/shipping/address-commands.ts';
import { zipCommands } from '#cli/commands/shipping/zip-commands.ts';
import { authCommands } from '#cli/commands/sign-in/auth-commands.ts';
import { passwordCommands } from '#cli/commands/sign-in/password-commands.ts';
import { traceCommand } from '#cli/commands/telemetry/trace-command.ts';
import { layoutCommand, validateCommand } from '#cli/commands/validation/validation-commands.ts';
import { addGlobalFlags, globalFlagsOf } from '#cli/input/global-flags.ts';
import type { Answer } from '#cli/report/answer.ts';
import { badUsage, type ExitCode, exitCodes } from '#cli/report/command-failure.ts';
import { asCommandFailure, report, reportFailure } from '#cli/report/report.ts';
import { openTerminal, type Streams, write } from '#cli/report/terminal.ts';
import { missingFlags, usageFailure } from '#cli/report/usage-errors.ts';
import type { MakeProgram } from '#cli/session/program-host.ts';
import type { Runner } from '#cli/session/session.ts';
import { type Environment, readSettings } from '#cli/session/settings.ts';
import { versions, versionText } from '#cli/session/version.ts';
import { type Words, wordsOf } from '#cli/words/words.ts';
import type { Language } from '#domain/locale/language.ts';

/** Runs one command line to its end and gives back the exit code. */
export const runCrunch = async (
  argv: readonly string[],
  environment: Environment,
  streams: Streams,
): Promise<ExitCode> => {
  const hints = hintsIn(argv);
  const words = wordsOf(hints.language);
  const printed: string[] = [];
  let code: ExitCode = exitCodes.ok;
  const program = crunchProgram(words, {
    environment,
    print: (text) => printed.push(text),
    openTerminal: (wantsColor) => openTerminal(streams, environment, wantsColor),
    deliver: async (work, session) => {
      code = await report(work, { ...session.settings, ...session });
    },
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    const terminal = openTerminal(streams, environment, hints.color);
    const options = { ...hints, words, terminal };
    if (!(error instanceof CommanderError)) {
      return reportFailure(asCommandFailure(error, words), options);
    }
    const text = printed.join('').trimEnd();
    if (error.exitCode === 0) return report(async () => printedAnswer(error, text), options);
    if (error.code !== 'commander.help') return reportFailure(usageFailure(error, words), options);
    if (!hints.json) await write(options.terminal.stderr, `${text}\n\n`);
    const sentence = fillBlanks(words['error.noCommand'], { command: 'crunch' });
    return reportFailure(badUsage(sentence), options);
  }
};

/** The settings that are needed even when the command line is wrong. */
const hintsIn = (argv: readonly string[]) => {
  const end = argv.indexOf('--');
  const flags = end === -1 ? argv : argv.slice(0, end);
  const spanish = flags.some(
    (flag, index) => flag === '--lang=es' || (flag === '--lang' && flags[index + 1] === 'es'),
  );
  const language: Language = spanish ? 'es' : 'en-us';
  return {
    language,
    json: flags.includes('--json'),
    quiet: false,
    verbose: flags.includes('--verbose'),
    color: !flags.includes('--no-color'),
  };
};

const printedAnswer = (error: CommanderError, text: string): Answer =>
  error.code === 'commander.version'
    ? { data: versions, text: () => text }
    : { data: { help: text }, text: () => text };

const commands: readonly ((words: Words, run: Runner, program: MakeProgram) => Command)[] = [
  productCommands,
  searchCommand,
  cartCommands,
  mixCommands,
  zipCommands,
  addressCommands,
  notifyCommand,
  contentCommands,
  contactCommands,
  couponCommands,
  giftCommands,
  checkoutCommands,
  orderCommands,
  reviewCommands,
  traceCommand,
  accountCommands,
  passwordCommands,
  authCommands,
  validateCommand,
  layoutCommand,
  handshakeCommand,
  configCommand,
  doctorCommand,
  apiCommands,
  contractCommand,
  sandboxCommands,
  scenarioCommands,
  recordCommand,
  completionCommand,
];

/** The tree of commands. The code of a command is loaded only when it runs. */
const crunchProgram: MakeProgram = (words, host) => {
  const run: Runner =
    (load) =>
    async (...received: unknown[]) => {
      const command = received.at(-1);
      if (!(command instanceof Command)) return;
      refuseSwallowedFlags(command, words);
      const settings = readSettings(globalFlagsOf(command), host.environment);
      const terminal = host.openTerminal(settings.color);
      const session = {
        settings,
        terminal,
        words: wordsOf(settings.language),
        ...(host.heard !== undefined && { heard: host.heard }),
      };
      await host.deliver(async () => {
        const action = await load();
        return action(session, { args: command.args, flags: command.opts() });
      }, session);
    };
  const program = new Command('crunch')
    .description(words['crunch'])
    .version(versionText, '--version', words['help.version'])
    .addHelpText('after', `\n${words['help.exitCodes']}`);
  for (const make of commands) program.addCommand(make(words, run, crunchProgram));
  addGlobalFlags(program, words);
  tune(program, words, host.print);
  return program;
};

/** `--quantity --json`: the value is missing, and commander took the next flag as the value. */
const refuseSwallowedFlags = (command: Command, words: Words): void => {
  const known = new Set(command.options.map((option) => option.long));
  for (const option of command.options) {
    const value: unknown = command.getOptionValue(option.attributeName());
    // A folder's name does not begin with a dash; the next flag, written wrongly, does.
    const isFolder = option.attributeName() === 'state' || option.attributeName() === 'stateDir';
    const texts = [value].flat().filter((text) => typeof text === 'string');
    if (texts.some((text) => known.has(text) || (isFolder && text.startsWith('-')))) {
      const name = option.long ?? '';
      throw badUsage(fillBlanks(words['error.missingValue'], { name }), name.slice(2));
    }
  }
};

/** Our words for commander's titles, errors as exceptions, output through our streams. */
const tune = (command: Command, words: Words, print: (text: string) => void): void => {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': words['help.usage'],
    'Arguments:': words['help.arguments'],
    'Options:': words['help.options'],
    'Commands:': words['help.commands'],
  };
  command
    .exitOverride((error) => {
      throw error.code === 'commander.missingMandatoryOptionValue'
        ? missingFlags(missingOf(command), words)
        : error;
    })
    .configureOutput({ writeOut: print, writeErr: print, outputError: () => undefined })
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      subcommandTerm: (child) => child.name(),
    })
    .helpOption('-h, --help', words['help.help'])
    .helpCommand(false);
  for (const child of command.commands) tune(child, words, print);
};

/** Commander names the first flag that is missing; people want to know them all. */
const missingOf = (command: Command): readonly string[] =>
  command.options
    .filter(
      (option) => option.mandatory && command.getOptionValue(option.attributeName()) === undefined,
    )
    .map(({ long }) => long ?? '');
