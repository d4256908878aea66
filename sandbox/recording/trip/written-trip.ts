import {
  type Item,
  isFresh,
  isRemark,
  isTaken,
  type Trip,
  type Value,
} from '#sandbox/recording/trip/trip.ts';

/** A trip as the text of a scenario file (YAML 1.2). */
export const writtenTrip = ({ head, name, secrets, people, setup, steps }: Trip): string =>
  [
    ...head.map(comment),
    `name: ${written(name)}`,
    ...block('secrets', secrets),
    ...(Object.keys(people).length === 0
      ? []
      : [
          'people:',
          ...Object.entries(people).flatMap(([who, values]) =>
            Object.keys(values).length === 0
              ? [`  ${who}: {}`]
              : [`  ${who}:`, ...fields(values, '    ')],
          ),
        ]),
    ...(setup.length === 0 ? [] : ['setup:', ...setup.flatMap(itemLines)]),
    'steps:',
    ...steps.flatMap(itemLines),
    '',
  ].join('\n');

const block = (name: string, values: Readonly<Record<string, Value>>): readonly string[] =>
  Object.keys(values).length === 0 ? [] : [`${name}:`, ...fields(values, '  ')];

const fields = (values: Readonly<Record<string, Value>>, indent: string): readonly string[] =>
  Object.entries(values).map(([name, value]) => `${indent}${name}: ${written(value)}`);

const itemLines = (item: Item): readonly string[] => {
  if (isRemark(item)) return [`  ${comment(item.remark)}`];
  const { name, use, as: who, with: given, env, expect, capture } = item;
  const parts: Readonly<Record<string, Value | undefined>> = {
    ...{ use, as: who, with: given && nonEmpty(given), env, expect, capture },
  };
  return [
    `  - name: ${written(name)}`,
    ...Object.entries(parts).flatMap(([key, value]) =>
      value === undefined ? [] : [`    ${key}: ${written(value)}`],
    ),
  ];
};

const nonEmpty = (values: Readonly<Record<string, Value>>) =>
  Object.keys(values).length === 0 ? undefined : values;

/** No text ends a comment: it stays on its line. */
const comment = (text: string): string => `# ${text.replaceAll(/[^\P{C} ]|[\u2028\u2029]/gu, ' ')}`;

const written = (value: Value): string => {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') {
    return String(value);
  }
  if (typeof value === 'string') return text(value.replaceAll('${', () => '$${'));
  if (isFresh(value)) return quoted(value.fresh.replace('@', () => `-\${unique}@`));
  if (isTaken(value)) return quoted(`\${${value.variable}}`);
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  const pairs = Object.entries(value).map(([name, each]) => `${name}: ${written(each)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
};

/** Words that YAML, or a reader of it, takes for something else than a text. */
const words = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** Without quotes only what nobody can take for anything else. */
const text = (value: string): string =>
  /^[A-Za-z](?:[\w .@/-]*[\w./])?$/.test(value) && !words.test(value) ? value : quoted(value);

/** A JSON string is a YAML text; what JSON leaves as it is and YAML does not is escaped, too. */
const quoted = (value: string): string =>
  JSON.stringify(value).replaceAll(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
