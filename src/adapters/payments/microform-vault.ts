import { Effect } from 'effect';
import { brandsOf, readCaptureContext } from '#adapters/payments/capture-context.ts';
import type { FlexLoader } from '#adapters/payments/flex-script.ts';
import { type HostedFields, makeHostedFields } from '#adapters/payments/hosted-entry.ts';
import type { HostedSlots } from '#adapters/payments/hosted-placing.ts';
import { readCodeToken, readTransientToken } from '#adapters/payments/transient-token.ts';
import type {
  CardEntry,
  CardSlots,
  CardVault,
  HostedFieldsMount,
} from '#ports/payment/card-vault.ts';
import { VaultMisconfigured, VaultNotReady } from '#ports/payment/vault-failures.ts';

export interface MicroformVaultOptions {
  readonly allowedOrigins: readonly string[];
  readonly load: FlexLoader;
}

/**
 * Card entry in the vault's own frames. The script's address and hash come from the capture
 * context, its origin must be one the shop trusts; the script checks the context's signature.
 */
export const makeMicroformVault = (
  options: MicroformVaultOptions,
): CardVault & HostedFieldsMount => {
  const inside = new WeakMap<CardEntry, HostedFields>();
  let current: CardEntry | undefined;

  return {
    open: Effect.fnUntraced(function* ({ captureContext, paymentSessionId }) {
      const context = yield* readCaptureContext(captureContext, options.allowedOrigins);
      const fields = makeHostedFields(yield* options.load(context.library), context);
      current?.close();
      current = entryOf(paymentSessionId, context.networks, fields);
      inside.set(current, fields);
      return current;
    }),

    mount: (entry, slots, look, words) => {
      const fields = inside.get(entry);
      if (fields === undefined || entry !== current) return Effect.fail(new VaultNotReady());
      const places = hostedSlots(slots);
      return places === undefined
        ? Effect.fail(new VaultMisconfigured({ reason: 'slot is no element' }))
        : fields.mount(places, look, words);
    },

    focus: (field) => {
      if (current) inside.get(current)?.focus(field);
    },
  };
};

const entryOf = (
  paymentSessionId: string,
  networks: readonly string[],
  fields: HostedFields,
): CardEntry => {
  // Two presses give one token: the later attempt's. An answer to an earlier one is dropped.
  let attempt = 0;
  return {
    paymentSessionId,
    brandsTaken: brandsOf(networks),
    tokenize: Effect.fnUntraced(function* (expiry) {
      attempt += 1;
      const mine = attempt;
      const { jwt, type } = yield* fields.token(expiry);
      if (mine !== attempt) return yield* new VaultNotReady();
      return yield* expiry === undefined ? readCodeToken(jwt) : readTransientToken(jwt, type);
    }),
    state: fields.state,
    subscribe: fields.subscribe,
    close: () => {
      attempt += 1;
      fields.close();
    },
  };
};

const hostedSlots = (slots: CardSlots): HostedSlots | undefined => {
  const { securityCode } = slots;
  if (!isElement(securityCode)) return undefined;
  if ('codeLength' in slots) return { securityCode, codeLength: slots.codeLength };
  return isElement(slots.number) ? { number: slots.number, securityCode } : undefined;
};

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 1;
