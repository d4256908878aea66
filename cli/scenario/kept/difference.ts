import * as z from 'zod/mini';
import type { Difference, StepReport } from '#cli/scenario/report/scenario-report.ts';

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A step of a run that passed, as it is kept to compare later ones with. */
export const greenStep = z.object({
  name: z.string(),
  use: z.string(),
  milliseconds: z.number(),
  exit: z.optional(z.number()),
  error: z.optional(z.string()),
  calls: z.array(z.string()),
  /** The plain values of its answer by their places: `data.cart[0].quantity`. */
  values: z.record(z.string(), scalar),
  /** Places that were not the same in two runs that passed: numbers of orders, times. */
  varying: z.array(z.string()),
});

export type GreenStep = z.output<typeof greenStep>;
type Scalar = z.output<typeof scalar>;

/** A longer list of values is cut: it says no more. */
const mostValues = 2000;
const mostChanges = 20;
/** A step that took twice as long and this much longer, ms, has become slow. */
const slower = 250;

export const greenStepOf = (step: StepReport): GreenStep => ({
  name: step.name,
  use: step.use,
  milliseconds: step.milliseconds,
  ...(step.exit !== undefined && { exit: step.exit }),
  ...(step.error !== undefined && { error: step.error.code }),
  calls: [...(step.calls ?? [])],
  // Which span stands where is chance.
  values: step.use === 'trace' ? {} : valuesIn(step.answer),
  varying: [],
});

/** Steps of a run beside those of an earlier one: the first with this name, the second … */
export const beside = (
  steps: readonly GreenStep[],
  earlier: readonly GreenStep[],
): readonly (readonly [GreenStep, GreenStep | undefined])[] => {
  const left = [...earlier];
  return steps.map((step) => {
    const at = left.findIndex(({ name, use }) => name === step.name && use === step.use);
    return [step, at < 0 ? undefined : left.splice(at, 1)[0]];
  });
};

/** Every step that is not as it was; one that did not run says nothing. */
export const differencesOf = (
  steps: readonly StepReport[],
  earlier: readonly GreenStep[],
): Difference['steps'] => {
  const ran = steps.filter(({ status }) => status !== 'skipped').map(greenStepOf);
  return beside(ran, earlier).flatMap(([now, before]) => {
    const changes =
      before === undefined
        ? [{ what: 'step', before: undefined, now: now.use }]
        : changesOf(now, before);
    return changes.length === 0 ? [] : [{ step: now.name, changes: changes.slice(0, mostChanges) }];
  });
};

const changesOf = (now: GreenStep, before: GreenStep) => {
  const varying = new Set(before.varying);
  const places = new Set([...Object.keys(before.values), ...Object.keys(now.values)]);
  return [
    ...changed('exit', before.exit, now.exit),
    ...changed('error', before.error, now.error),
    ...changed('calls', before.calls.join(' '), now.calls.join(' ')),
    ...(now.milliseconds > 2 * before.milliseconds &&
    now.milliseconds - before.milliseconds > slower
      ? changed('ms', before.milliseconds, now.milliseconds)
      : []),
    ...[...places]
      .filter((place) => !varying.has(place))
      .filter((place) => !areAlike(before.values[place], now.values[place]))
      .map((what) => ({ what, before: before.values[what], now: now.values[what] })),
  ];
};

const changed = (what: string, before: unknown, now: unknown) =>
  before === now ? [] : [{ what, before, now }];

/** Equal, or two ids or times of one form: those differ from run to run. */
const areAlike = (one: Scalar | undefined, other: Scalar | undefined): boolean =>
  one === other ||
  (typeof one === 'string' &&
    typeof other === 'string' &&
    isId(one) &&
    formOf(one) === formOf(other));

const isId = (text: string): boolean => /^(?=.*\d)\S{8,}$/.test(text);
const formOf = (text: string): string => text.replace(/[A-Za-z0-9]/g, 'x');

/** Places that are not the same in both, for the runs after. */
export const varyingIn = (now: GreenStep, before: GreenStep): readonly string[] => {
  const places = new Set([...Object.keys(before.values), ...Object.keys(now.values)]);
  const fresh = [...places].filter((place) => before.values[place] !== now.values[place]);
  return [...new Set([...before.varying, ...fresh])].slice(0, mostValues);
};

const valuesIn = (answer: unknown): Readonly<Record<string, Scalar>> => {
  const found: [string, Scalar][] = [];
  const walk = (value: unknown, place: string): void => {
    if (found.length >= mostValues) return;
    if (Array.isArray(value)) {
      found.push([`${place}.length`, value.length]);
      for (const [at, item] of value.entries()) walk(item, `${place}[${at}]`);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, `${place}.${name}`);
    } else {
      const plain = z.safeParse(scalar, value);
      if (plain.success) found.push([place, plain.data]);
    }
  };
  walk(answer, 'data');
  return Object.fromEntries(found);
};
