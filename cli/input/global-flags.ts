import { type Command, Option } from 'commander';
import { collect } from '#cli/input/collect.ts';
import { folderAmong } from '#cli/input/state-flag.ts';
import type { GlobalFlags } from '#cli/session/settings.ts';
import type { Words } from '#cli/words/words.ts';

const globalOptions = (words: Words): readonly Option[] =>
  [
    new Option('--base-url <address>', words['global.baseUrl']),
    new Option('--api <name>', words['global.api']),
    new Option('--profile <name>', words['global.profile']),
    new Option('--state <folder>', words['global.state']),
    new Option('--state-dir <folder>', words['global.state']).hideHelp(),
    new Option('--lang <language>', words['global.lang']),
    new Option('--json', words['global.json']),
    new Option('--no-color', words['global.color']).default(undefined),
    new Option('--quiet', words['global.quiet']),
    new Option('--verbose', words['global.verbose']),
    new Option('--fault <name>', words['global.fault']).argParser(collect),
    new Option('--variant <name>', words['global.variant']),
    new Option('--at <time>', words['global.at']),
    new Option('--timeout <time>', words['global.timeout']),
    new Option('--seed <seed>', words['global.seed']),
    new Option('--telemetry', words['global.telemetry']),
  ].map((option) => option.helpGroup(words['help.global']));

/**
 * Gives every command the global flags, so that they may be anywhere on the line. A command
 * with a flag of the same name keeps its own (`checkout place --state TX`). Only the program's own
 * help lists them.
 */
export const addGlobalFlags = (command: Command, words: Words): void => {
  const own = new Set(command.options.map((option) => option.long));
  for (const option of globalOptions(words)) {
    if (command.parent !== null) option.hideHelp();
    if (!own.has(option.long)) command.addOption(option);
  }
  if (command.parent !== null) command.addHelpText('after', `\n${words['help.more']}`);
  if (command.commands.length > 0) command.enablePositionalOptions();
  for (const child of command.commands) addGlobalFlags(child, words);
};

/** The flags of a command and of everything above it; the nearest one wins. */
export const globalFlagsOf = (command: Command): GlobalFlags => {
  const above = command.parent === null ? {} : globalFlagsOf(command.parent);
  const given = Object.entries(command.opts())
    .map(([name, value]) => [
      name,
      Array.isArray(value) && name === 'state' ? folderAmong(value) : value,
    ])
    .filter(([, value]) => value !== undefined);
  return { ...above, ...Object.fromEntries(given) };
};
