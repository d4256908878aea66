import { scrubbed } from '#adapters/telemetry/scrubbing/scrub.ts';
import { routeOf, toldAddress } from '#adapters/telemetry/scrubbing/tellable-path.ts';
import {
  codePlace,
  codePlaces,
  toldMessage,
  toldType,
} from '#adapters/telemetry/scrubbing/told-error.ts';
import { failureEventNames } from '#domain/telemetry/telemetry-event.ts';

/** The closed shapes a text may leave in; a text of another shape stays here (D-TEL-23). */
export type Shape =
  | 'id'
  | 'span-id'
  | 'word'
  | 'number'
  | 'time-span'
  | 'reason'
  | 'fields'
  | 'address'
  | 'name'
  | 'host'
  | 'route'
  | 'elements'
  | 'type'
  | 'message'
  | 'place'
  | 'stack'
  /** Objects, each field in its own shape. */
  | 'parts';

/** What stands for a text that stays here. */
export const withheld = '[text]';

const exactly =
  (shape: RegExp) =>
  (text: string): string | undefined =>
    shape.test(text) ? text : undefined;

/** Names of the fields a form can refuse: the names, never what is in them. */
const fieldNames: ReadonlySet<string> = new Set([
  'email',
  'phoneNumber',
  'firstName',
  'lastName',
  'address',
  'addressDetails',
  'city',
  'state',
  'zipcode',
  'country',
  'giftMessage',
  'place',
  'items',
  'shop',
]);

const toldFields = (text: string): string =>
  text
    .split(' ')
    .map((name) => (fieldNames.has(name) ? name : withheld))
    .join(' ');

/** A code of ours or of a protocol; several names are names of fields. */
const toldReason = (text: string): string =>
  /^(?:[\w.-]{1,64}|HTTP \d{3})$/.test(text) ? text : toldFields(text);

/** Names of our own events; any other may be a page's title, with a search in it. */
const ownNames: ReadonlySet<string> = new Set([...failureEventNames, 'page_speed']);

/** A call, a page's path, or the name of an event of ours. */
const toldName = (text: string): string | undefined => {
  const call = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\S+)$/.exec(text);
  if (call !== null) return `${call[1]} ${toldAddress(call[2] ?? '')}`;
  if (/^\/|:\/\//.test(text)) return toldAddress(text);
  return ownNames.has(text) ? text : undefined;
};

/** Elements of pages, as `main>section>img` (page-speed.ts). */
const elementNames: ReadonlySet<string> = new Set(
  `a abbr address article aside b blockquote button canvas caption circle code dd del details dialog div dl dt em
  fieldset figcaption figure footer form g h1 h2 h3 h4 h5 h6 header hr i iframe img input ins label legend li line
  main mark menu meter nav noscript ol optgroup option output p path picture polygon pre progress q rect s
  search section select small source span strong sub summary sup svg table tbody td text textarea tfoot th thead
  time tr u ul use video`.split(/\s+/),
);

const toldElements = (text: string): string =>
  text
    .split('>')
    .slice(0, 6)
    .map((name) => (elementNames.has(name) ? name : '-'))
    .join('>');

const shapers: Readonly<Record<Exclude<Shape, 'parts'>, (text: string) => string | undefined>> = {
  // No sign of an e-mail or a sentence, no card or phone number, no token.
  id: exactly(/^(?=.*[a-z]|.{1,8}$|[\da-f]{32}$)(?!eyJ)[\w+/|.:-]{1,128}$/i),
  'span-id': exactly(/^\|?(?:[\da-f]{32}|[\da-f]{16})(?:\.[\da-f]{16})?\.?$/),
  word: exactly(/^[\w.:-]{1,64}$/),
  number: exactly(/^-?\d{1,5}(?:\.\d{1,4})?$/),
  'time-span': exactly(/^(?:\d\.)?\d\d:\d\d:\d\d(?:\.\d{1,7})?$/),
  reason: toldReason,
  fields: toldFields,
  address: toldAddress,
  name: toldName,
  host: exactly(/^[\w.-]{1,100}(?::\d{1,5})?(?: \| [\w:.-]{1,100})?$/),
  route: (text) => (text === '*' || routeOf(text) === text ? text : undefined),
  elements: toldElements,
  type: toldType,
  message: toldMessage,
  place: codePlace,
  stack: codePlaces,
};

/** Ids are as they are: cutting numbers out of them would break them. */
const asTheyAre: readonly Shape[] = ['id', 'span-id'];

/** A text in its shape, and once more without what looks like a person's; undefined when it has another. */
export const toldText = (shape: Exclude<Shape, 'parts'>, text: string): string | undefined => {
  const told = shapers[shape](text);
  return told === undefined || asTheyAre.includes(shape) ? told : scrubbed(told, 4000);
};
