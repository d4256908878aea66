import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

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

/** Builds at the first call and keeps what was built; what failed is tried again at the next call. */
export const builtOnce = <Built>(build: () => Promise<Built>): (() => Promise<Built>) => {
  let built: Promise<Built> | undefined;
  return () => {
    built ??= build().catch((cause: unknown) => {
      built = undefined;
      throw cause;
    });
    return built;
  };
};

/** Bundles both scripts once a process; the card table in them is the domain's own. */
export const buildScripts = builtOnce(async (): Promise<BuiltScripts> => {
  const [page, frame] = await Promise.all([
    buildScript(new URL('page/flex.ts', import.meta.url)),
    buildScript(new URL('frame/field-frame.ts', import.meta.url)),
  ]);
  return { page, frame };
});

/** Bundles a classic script for browsers. The bundler is read only then: a start need not wait for it (D-START-07). */
export const buildScript = async (entry: URL): Promise<BuiltScript> => {
  const { rolldown } = await import('rolldown');
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
