import type { Effect } from 'effect';
import type { run } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import type { HostedFieldsMount } from '#ports/payment/card-vault.ts';
import type { ApprovalPlace } from '#ports/payment/payment-account.ts';
import type { BrowserCore } from '#ui/core/core.ts';
import { pause } from '#ui/core/pauses.ts';

/** What the browser's composition provides. */
export interface LoadedShop {
  readonly useCases: UseCases;
  readonly run: typeof run;
  readonly events: { listen(run: (event: ShopEvent) => void): () => void };
  readonly hostedFields: HostedFieldsMount;
  readonly approvals: Effect.Effect<ApprovalPlace, unknown>;
}

/** A core that is loaded with its first call. */
export const makeLazyCore = (load: () => Promise<LoadedShop>): BrowserCore => {
  let loading: Promise<LoadedShop> | undefined;
  let isLoaded = false;
  const shop = async (): Promise<LoadedShop> => {
    loading ??= load();
    if (isLoaded) return loading;
    const loaded = await loading;
    isLoaded = true;
    // Many calls may wait for the core: each continues in its own task, in the order of the calls.
    await pause();
    return loaded;
  };
  return {
    run: async (pick, signal) => {
      const { run, useCases } = await shop();
      return run(pick(useCases), signal);
    },
    listen: (listener) => void shop().then(({ events }) => events.listen(listener)),
    approvals: async () => {
      const { run, approvals } = await shop();
      return run(approvals);
    },
    cardFields: {
      mount: async (entry, slots, look, words) => {
        const { run, hostedFields } = await shop();
        return run(hostedFields.mount(entry, slots, look, words));
      },
      focus: (field) => void shop().then(({ hostedFields }) => hostedFields.focus(field)),
    },
  };
};
