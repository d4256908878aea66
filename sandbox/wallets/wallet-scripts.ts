import { type BuiltScript, buildScript } from '#sandbox/payments/sdk/build-scripts.ts';

export interface WalletScripts {
  /** For pages: defines `ApplePaySession` where there is none. */
  readonly page: BuiltScript;
  /** For the sheet's frame. */
  readonly sheet: BuiltScript;
}

let built: Promise<WalletScripts> | undefined;

/** Bundles both scripts once a process. */
export const buildWalletScripts = (): Promise<WalletScripts> => {
  built ??= Promise.all([
    buildScript(new URL('page/apple-pay-sandbox.ts', import.meta.url)),
    buildScript(new URL('frame/sheet-script.ts', import.meta.url)),
  ]).then(([page, sheet]) => ({ page, sheet }));
  return built;
};
