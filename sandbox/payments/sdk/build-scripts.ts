import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

/** A script as it is served; the integrity is of exactly these bytes. */
export interface BuiltScript {
  readonly bytes: Buffer;
  readonly integrity: string;
}

export interface BuiltScripts {
  /** For the merchant's page: defines `Flex`. */
  readonly page: BuiltScript;
  /** For the field frames. */
  readonly frame: BuiltScript;
}

let built: Promise<BuiltScripts> | undefined;

/** Bundles both scripts once a process; the card table in them is the domain's own. */
export const buildScripts = (): Promise<BuiltScripts> => {
  built ??= Promise.all([
    buildScript(new URL('page/flex.ts', import.meta.url)),
    buildScript(new URL('frame/field-frame.ts', import.meta.url)),
  ]).then(([page, frame]) => ({ page, frame }));
  return built;
};

/** Bundles a classic script for browsers. */
export const buildScript = async (entry: URL): Promise<BuiltScript> => {
  const bundle = await rolldown({
    input: fileURLToPath(entry),
    platform: 'browser',
  });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    const bytes = Buffer.from(output[0].code);
    const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    return { bytes, integrity };
  } finally {
    await bundle.close();
  }
};
