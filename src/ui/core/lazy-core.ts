import type { Effect } from 'effect';
import type { run } from '#application/run.ts';
import type { UseCases } from '#application/use-cases.ts';
import type { ShopEvent } from '#domain/session/shop-event.ts';
import type { HostedFieldsMount } from '#ports/payment/card-vault.ts';
import type { ApprovalPlace } from '#ports/payment/payment-account.ts';
import type { BrowserCore, Core } from '#ui/core/core.ts';
import { loadedOnce } from '#ui/core/loaded-once.ts';
import { pause } from '#ui/core/pauses.ts';

/** What the browser's composition provides. */
export interface LoadedShop {
  readonly useCases: UseCases;
  readonly run: typeof run;
  readonly hostedFields: HostedFieldsMount;
  readonly approvals: Effect.Effect<ApprovalPlace, unknown>;
}

/** What the page tells without its core: other tabs' changes are heard before it is there. */
export interface EventSource {
  listen(run: (event: ShopEvent) => void): () => void;
}

/** A core that is loaded with its first call, or when it is told to be. */
export const makeLazyCore = (load: () => Promise<LoadedShop>, events: EventSource): BrowserCore => {
  const loadOnce = loadedOnce(load);
  let isLoaded = false;
  let need: () => void = () => undefined;
  const needed = new Promise<void>((resolve) => {
    need = resolve;
  });
  const shop = async (): Promise<LoadedShop> => {
    need();
    const loading = loadOnce();
    if (isLoaded) return loading;
    const loaded = await loading;
    isLoaded = true;
    // Many calls may wait for the core: each continues in its own task, in the order of the calls.
    await pause();
    return loaded;
  };
  const ask: Core['run'] = async (pick, signal) => {
    const { run, useCases } = await shop();
    return run(pick(useCases), signal);
  };
  return {
    run: ask,
    patient: {
      run: async (pick, signal) => {
        await needed;
        return ask(pick, signal);
      },
    },
    needed,
    isLoaded: () => isLoaded,
    load: async () => void (await shop()),
    listen: (listener) => void events.listen(listener),
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
