import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fillBlanks } from '#application/messages/message.ts';
import { oneOf, wrongChoice } from '#cli/report/choice.ts';
import { badUsage } from '#cli/report/command-failure.ts';
import { readClockOffset } from '#cli/session/clock-offset.ts';
import { readTimeout } from '#cli/session/timeout.ts';
import { type Words, wordsOf } from '#cli/words/words.ts';
import { type Language, languages } from '#domain/locale/language.ts';
import { type Variant, variantFor, variants } from '#domain/session/variant.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The flags every command has (D-CLI-01), checked, with their defaults filled in. */
export interface Settings {
  readonly language: Language;
  /** False when no language was named, so the default is used. */
  readonly languageGiven: boolean;
  readonly json: boolean;
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly color: boolean;
  /** Origin of the shop, without a trailing slash. */
  readonly baseUrl: string;
  /** False when no shop was named, so that of this machine is meant. */
  readonly baseUrlGiven: boolean;
  /** Where the tools of this machine's sandbox usually are; a shop that was named says where its own are. */
  readonly toolsUrl: string;
  readonly stateFolder: string;
  /** Faults to provoke, as written: `440`, `offline`, `500:getqueryproducts:1`. */
  readonly faults: readonly string[];
  /** Which site variant (D-VAR-01). */
  readonly variant: Variant['id'];
  /** Milliseconds this command's clock is ahead of the machine's. */
  readonly clockOffset: number;
  /** Milliseconds to wait for one answer; undefined when nobody says. */
  readonly timeout: number | undefined;
  /** Makes ids repeatable. */
  readonly seed: string | undefined;
  /** Sends the telemetry a browser would send (D-CLI-07). */
  readonly telemetry: boolean;
  readonly environment: Environment;
}

/** Flags as commander reads them. */
export type GlobalFlags = Readonly<{
  baseUrl?: string;
  api?: string;
  profile?: string;
  state?: string;
  stateDir?: string;
  lang?: string;
  json?: boolean;
  quiet?: boolean;
  verbose?: boolean;
  color?: boolean;
  fault?: readonly string[];
  variant?: string;
  at?: string;
  timeout?: string;
  seed?: string;
  telemetry?: boolean;
}>;

export const readSettings = (flags: GlobalFlags, environment: Environment): Settings => {
  const language = readLanguage(flags.lang);
  const words = wordsOf(language);
  const { api, profile } = flags;
  if (api !== undefined) oneOf('--api', api, ['sandbox'], words);
  if (profile !== undefined && !/^[A-Za-z0-9_-]{1,40}$/.test(profile)) {
    throw badUsage(
      fillBlanks(words['error.profile'], { name: '--profile', value: profile }),
      'profile',
    );
  }
  const port = (name: string, usual: number) => environment[name] || usual;
  const local = `http://localhost:${port('CRUNCH_SHOP_PORT', 4100)}`;
  const chosen = flags.baseUrl ?? (api === undefined ? environment['CRUNCH_BASE_URL'] : undefined);
  return {
    language,
    languageGiven: flags.lang !== undefined,
    json: flags.json === true,
    quiet: flags.quiet === true,
    verbose: flags.verbose === true,
    color: flags.color !== false,
    baseUrl: readAddress(chosen || local, words),
    baseUrlGiven: (chosen ?? '') !== '',
    toolsUrl: `http://localhost:${port('CRUNCH_TOOLS_PORT', 4400)}`,
    stateFolder: stateFolderOf(flags, environment),
    faults: flags.fault ?? [],
    variant: readVariant(flags.variant, environment, words),
    clockOffset: readClockOffset(flags.at, '--at', Date.now(), words),
    timeout: readTimeout(flags.timeout, words),
    seed: readSeed(flags.seed, words),
    telemetry: flags.telemetry === true,
    environment,
  };
};

const readLanguage = (lang: string | undefined): Language => {
  if (lang === undefined) return 'en-us';
  return oneOf('--lang', lang, languages, wordsOf('en-us'));
};

const readVariant = (
  given: string | undefined,
  environment: Environment,
  words: Words,
): Variant['id'] => {
  if (given === undefined) return variantFor(environment['CRUNCH_BLENDED_REWARDS'] === 'true').id;
  if (given === 'snacks' || given === 'rewards') return given;
  throw wrongChoice('--variant', given, Object.keys(variants), words);
};

const readSeed = (seed: string | undefined, words: Words): string | undefined => {
  if (seed === undefined || /^[\w.-]{1,60}$/.test(seed)) return seed;
  throw badUsage(fillBlanks(words['error.flag'], { name: '--seed', value: seed }), 'seed');
};

const readAddress = (address: string, words: Words): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.username === '') {
    return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
  }
  throw badUsage(
    fillBlanks(words['error.address'], { name: '--base-url', value: address }),
    'base-url',
  );
};

/**
 * `--state DIR` is the folder itself; a profile named beside it has a folder in there (D-CLI-03).
 */
const stateFolderOf = (flags: GlobalFlags, environment: Environment): string => {
  const given = flags.stateDir ?? flags.state ?? environment['CRUNCH_STATE'];
  if (given !== undefined && given !== '') {
    return resolve(given, ...(flags.profile === undefined ? [] : [flags.profile]));
  }
  return join(platformStateFolder(environment), flags.profile ?? 'default');
};

/** https://specifications.freedesktop.org/basedir-spec and Apple's file system guide. */
const platformStateFolder = (environment: Environment): string => {
  const { XDG_STATE_HOME: state } = environment;
  if (state !== undefined && state !== '') return join(state, 'crunchcart');
  const home = environment['HOME'] || homedir();
  return process.platform === 'darwin'
    ? join(home, 'Library', 'Application Support', 'crunchcart')
    : join(home, '.local', 'state', 'crunchcart');
};
