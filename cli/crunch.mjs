#!/bin/sh
// 2>/dev/null; self=$0; while [ -h "$self" ]; do to=$(readlink "$self"); case $to in /*) self=$to;; *) self=${self%/*}/$to;; esac; done
// 2>/dev/null; node=${self%/*}/../node_modules/node/bin/node; [ -x "$node" ] || node=node; exec "$node" "$self" "$@"

// The lines above are for a shell: they start the pinned Node with this same file, so that a
// command costs one Node and no more. JavaScript takes them for comments and starts here.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isFreshBundle } from '#scripts/bundle/fresh-bundle.mjs';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const pinnedNode = join(projectFolder, 'node_modules', 'node', 'bin', 'node');
const bundleFolder = join(projectFolder, 'dist', 'cli');
const bundle = join(bundleFolder, 'crunch.mjs');

const stopWith = (message) => {
  const refusal = { ok: false, error: { code: 'NotInstalled', message } };
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(refusal)}\n`);
  else process.stderr.write(`${message}\n`);
  process.exitCode = 2;
};

const start = async () => {
  if (!isFreshBundle(projectFolder, bundle)) {
    try {
      const { buildBundle } = await import('#scripts/bundle/build-bundle.ts');
      await buildBundle(projectFolder, 'rolldown.cli.config.ts');
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      return stopWith(`crunch could not be built: ${reason} Is everything installed (npm ci)?`);
    }
  }
  module.enableCompileCache?.(join(bundleFolder, 'cache'));
  return import(pathToFileURL(bundle).href);
};

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24 && existsSync(pinnedNode)) {
  const self = fileURLToPath(import.meta.url);
  const { status, signal } = spawnSync(pinnedNode, [self, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 128 + (signal === null ? 0 : constants.signals[signal]);
} else {
  await start();
}
