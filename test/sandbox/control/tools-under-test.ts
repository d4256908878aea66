import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSandboxClock } from '#sandbox/control/sandbox-clock.ts';
import type { SandboxControls } from '#sandbox/control/sandbox-controls.ts';
import { type RunningTools, startTools, type ToolsOptions } from '#sandbox/control/start-tools.ts';
import { makeStorefrontFaults } from '#sandbox/control/storefront-faults.ts';
import { sandboxAddressKey, sandboxTaxToken } from '#test/sandbox/parties/sandbox-parties.ts';
import { testZips } from '#test/server/setup/till/test-zips.ts';

/** The tools host, with a shop behind it that does nothing but what `controls` tell. */
export const toolsUnderTest = async (
  controls: Partial<SandboxControls> = {},
  options: Pick<ToolsOptions, 'telemetryKey' | 'now'> = {},
): Promise<RunningTools> => {
  const folder = mkdtempSync(join(tmpdir(), 'crunch-tools-host-'));
  const tools = await startTools({
    ...options,
    port: 0,
    mailPort: 0,
    mailFile: join(folder, 'mail.jsonl'),
    shopOrigin: 'http://localhost:4000',
    addressKey: sandboxAddressKey,
    taxToken: sandboxTaxToken,
    zips: async () => testZips,
    controls: {
      status: async () => ({}),
      reset: async () => undefined,
      seed: async (products) => ({ products }),
      changeProduct: async () => false,
      clock: makeSandboxClock(),
      faults: makeStorefrontFaults(),
      referenceOf: async () => undefined,
      orderIdOf: async () => undefined,
      gatewayOrigin: 'http://127.0.0.1:9',
      identityOrigin: 'http://127.0.0.1:9',
      ...controls,
    },
  });
  return {
    ...tools,
    close: async () => {
      await tools.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
