import { type BuiltScript, buildScript, builtOnce } from '#sandbox/payments/sdk/build-scripts.ts';

export interface WalletScripts {
  /** For pages: defines `ApplePaySession` where there is none. */
  readonly page: BuiltScript;
  /** For the sheet's frame. */
  readonly sheet: BuiltScript;
}

/** Bundles both scripts once a process. */
export const buildWalletScripts = builtOnce(async (): Promise<WalletScripts> => {
  const [page, sheet] = await Promise.all([
    buildScript(new URL('page/apple-pay-sandbox.ts', import.meta.url)),
    buildScript(new URL('frame/sheet-script.ts', import.meta.url)),
  ]);
  return { page, sheet };
});
