import * as z from 'zod/mini';
import type {
  CardEntry,
  CardEntryEvent,
  CardEntryState,
  CardFieldState,
} from '#ports/payment/card-vault.ts';

const brand = z.object({
  brandedName: z.string(),
  cybsCardType: z.string(),
  securityCode: z.union([z.object({ length: z.number() }), z.literal(false)]),
});
export type DetectedBrand = z.output<typeof brand>;

/** The change event; the security code's may come without cards. */
const change = z.object({
  empty: z.boolean(),
  valid: z.boolean(),
  card: z.optional(z.array(brand)),
});
const autofill = z.object({
  name: z.exactOptional(z.string()),
  expirationMonth: z.exactOptional(z.string()),
  expirationYear: z.exactOptional(z.string()),
});

export type HostedField = 'number' | 'securityCode';
export const fieldNames: readonly HostedField[] = ['number', 'securityCode'];

const untouched: CardFieldState = {
  empty: true,
  valid: false,
  focused: false,
};

export const unloaded: CardEntryState = {
  loaded: false,
  number: untouched,
  securityCode: untouched,
  brands: [],
};

/** What the fields say about themselves, and who listens to it. */
export const makeToldState = () => {
  const listeners = new Set<Parameters<CardEntry['subscribe']>[0]>();
  let state = unloaded;
  return {
    state: (): CardEntryState => state,
    tell: (next: CardEntryState, event: CardEntryEvent): void => {
      state = next;
      for (const listen of listeners) listen(state, event);
    },
    /** Nobody is told: who closes the fields knows. */
    forget: (): void => {
      state = unloaded;
    },
    subscribe: (listen: Parameters<CardEntry['subscribe']>[0]) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
};

/** What a change event says; an event in another shape changes nothing. */
export const readChange = (data: unknown): z.output<typeof change> | undefined =>
  z.safeParse(change, data).data;

export const changed = (
  state: CardEntryState,
  field: HostedField,
  said: z.output<typeof change>,
): CardEntryState => {
  const { empty, valid } = said;
  const after = { ...state, [field]: { ...state[field], empty, valid } };
  // Before the first digit every brand is possible, which tells the shopper nothing.
  const brands = empty ? [] : (said.card ?? []).map(({ brandedName }) => brandedName);
  return field === 'number' ? { ...after, brands } : after;
};

export const focusMoved = (
  state: CardEntryState,
  field: HostedField,
  focused: boolean,
): CardEntryState => ({ ...state, [field]: { ...state[field], focused } });

/** Name and expiry a browser filled in; only parts that came are passed on (P-12). */
export const autofilled = (data: unknown): CardEntryEvent => {
  const { name, expirationMonth, expirationYear } = z.safeParse(autofill, data).data ?? {};
  return {
    kind: 'autofilled',
    ...(name !== undefined && { name }),
    ...(expirationMonth !== undefined && { month: expirationMonth }),
    ...(expirationYear !== undefined && { year: expirationYear }),
  };
};
