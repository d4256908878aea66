import { buildVersion } from '#domain/session/build-version.ts';

/** Set by the bundler from package.json. */
declare const __CRUNCH_VERSION__: string;

/** The package's version and the product's own (D-CLI-08). */
export const versions = { version: __CRUNCH_VERSION__, buildVersion };

export const versionText = `crunch ${versions.version} (build ${buildVersion})`;
