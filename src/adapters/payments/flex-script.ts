import { Effect } from 'effect';
import { paymentSessionTiming } from '#domain/payment/session/payment-session.ts';
import {
  type VaultFailure,
  VaultTimeout,
  VaultUnreachable,
} from '#ports/payment/vault-failures.ts';

/** What the vault's script offers, as far as this shop uses it (docs/payments.md, section 2). */
export type Flex = new (
  captureContext: string,
) => { microform(type: 'card', options: { styles: object }): FlexMicroform };

export interface FlexMicroform {
  createField(type: 'number' | 'securityCode', options: object): FlexField;
  createToken(options: object, answer: (error: unknown, token: unknown) => void): void;
}

export interface FlexField {
  load(container: Element): void;
  dispose(): void;
  update(options: object): void;
  focus(): void;
  on(event: string, hear: (data?: unknown) => void): void;
}

export interface VaultScript {
  readonly address: string;
  readonly integrity: string;
}

/** The page the script is put into; the script leaves its constructor there. */
export interface FlexPage {
  readonly document: Pick<Document, 'createElement' | 'head'>;
  readonly Flex?: Flex;
}

/** Gives the script's constructor, loading it once per address and hash. */
export type FlexLoader = (script: VaultScript) => Effect.Effect<Flex, VaultFailure>;

type Loaded = { readonly flex: Flex } | { readonly failure: VaultFailure };

/**
 * A browser does not say why a script failed (missing, wrong hash, no CORS): all three are
 * VaultUnreachable, and the next try loads afresh (P-04).
 */
export const makeFlexLoader = (page: FlexPage): FlexLoader => {
  const scripts = new Map<string, Promise<Loaded>>();

  return (script) => {
    const key = `${script.address} ${script.integrity}`;
    const load = Effect.promise(() => {
      const loading = scripts.get(key) ?? insertScript(page, script);
      scripts.set(key, loading);
      return loading;
    });
    return Effect.flatMap(load, (loaded): Effect.Effect<Flex, VaultFailure> => {
      if ('flex' in loaded) return Effect.succeed(loaded.flex);
      scripts.delete(key);
      return Effect.fail(loaded.failure);
    });
  };
};

const insertScript = (page: FlexPage, { address, integrity }: VaultScript): Promise<Loaded> =>
  new Promise((resolve) => {
    const element = page.document.createElement('script');
    const timer = setTimeout(
      () => finish({ failure: new VaultTimeout() }),
      paymentSessionTiming.scriptLoad,
    );
    const finish = (loaded: Loaded): void => {
      clearTimeout(timer);
      element.onload = null;
      element.onerror = null;
      if ('failure' in loaded) element.remove();
      resolve(loaded);
    };
    element.onload = () =>
      finish(page.Flex ? { flex: page.Flex } : { failure: new VaultUnreachable() });
    element.onerror = () => finish({ failure: new VaultUnreachable() });
    element.integrity = integrity;
    element.crossOrigin = 'anonymous';
    element.src = address;
    page.document.head.append(element);
  });
