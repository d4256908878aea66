import type { Argument, Command, Option } from 'commander';
import { dashed } from '#cli/input/dashed.ts';

/** A step names a command or a flag that does not exist. */
export class StepUnreadable extends Error {
  override readonly name = 'StepUnreadable';
  /** The unknown name. */
  readonly unknown: string;

  constructor(unknown: string) {
    super(unknown);
    this.unknown = unknown;
  }
}

/** Global flags that a step may set; the runner sets the others. */
const sharedFlags = new Set(['lang', 'variant', 'telemetry', 'base-url', 'api', 'timeout']);
/** What a scenario cannot run: itself, what waits for a person at a browser, and what only prints shell scripts. */
const strangers = new Set(['scenario', 'record', 'completion']);

/** The command of such a name, such as `cart add`, if there is one that a step may use. */
export const commandNamed = (program: Command, use: string): Command | undefined => {
  let command = program;
  for (const word of use.trim().split(/\s+/)) {
    const child = command.commands.find(
      (each) => each.name() === word || each.aliases().includes(word),
    );
    if (child === undefined || strangers.has(word)) return undefined;
    command = child;
  }
  return command.commands.length > 0 ? undefined : command;
};

/** Writes a value into a file as JSON, or as one JSON line an item, and returns its path. */
export type ToFile = (value: unknown, inLines: boolean) => string;

type Values = Readonly<Record<string, unknown>>;

/**
 * The command line of a step: arguments and flags by their names. `people` fills in what the
 * command has a flag for and the step leaves out. Lists and maps go into files by `toFile`, where
 * the command expects one.
 */
export const commandLine = (
  command: Command,
  { values, person }: { readonly values: Values; readonly person: Values },
  toFile: ToFile,
): readonly string[] => {
  const own = ownFlags(command);
  const places = new Set(placesOf(command));
  const given = new Map(Object.entries(values).map(([name, value]) => [dashed(name), value]));
  for (const name of given.keys()) {
    if (!mayTake(command, name)) throw new StepUnreadable(name);
  }
  const known = Object.entries(person).filter(
    ([name]) => own.has(dashed(name)) && !given.has(dashed(name)),
  );
  const flags = [...known, ...given].filter(([name]) => !places.has(dashed(name)));
  return [
    ...flags.flatMap(([name, value]) =>
      flagText(dashed(name), value, own.get(dashed(name)), toFile),
    ),
    '--',
    ...command.registeredArguments.flatMap((argument) => argumentText(argument, given)),
  ];
};

/** The names a step may give a command: its arguments, its flags, and the flags of every command. */
export const namesFor = (command: Command): readonly string[] => [
  ...placesOf(command),
  ...ownFlags(command).keys(),
  ...sharedFlags,
];

/** Whether a command has an argument or a flag of that name, however it is written. */
export const mayTake = (command: Command, name: string): boolean =>
  namesFor(command).includes(dashed(name));

/** What a command cannot do without. */
export const neededBy = (command: Command): readonly string[] => [
  ...command.registeredArguments.filter(({ required }) => required).map((each) => each.name()),
  ...command.options.filter(({ mandatory }) => mandatory).map(nameOf),
];

const placesOf = (command: Command): readonly string[] =>
  command.registeredArguments.map((argument) => argument.name());

const ownFlags = (command: Command): ReadonlyMap<string, Option> =>
  new Map(command.options.filter(isOwn).map((option) => [nameOf(option), option]));

const isOwn = (option: Option): boolean => !option.hidden && nameOf(option) !== 'help';
const nameOf = ({ long }: Option): string => (long ?? '').replace(/^--/, '');

const flagText = (
  name: string,
  value: unknown,
  option: Option | undefined,
  toFile: ToFile,
): readonly string[] => {
  if (value === undefined || value === null || value === false) return [];
  if (value === true) return [`--${name}`];
  // A flag that collects values may be given more than once.
  if (Array.isArray(value) && option?.parseArg !== undefined) {
    return value.map((item) => `--${name}=${String(item)}`);
  }
  const text = typeof value === 'object' ? toFile(value, name === 'batch') : String(value);
  return [`--${name}=${text}`];
};

const argumentText = (argument: Argument, given: ReadonlyMap<string, unknown>) => {
  const value = given.get(argument.name());
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
};
