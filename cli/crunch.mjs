#!/bin/sh
// 2>/dev/null; self=$0; while [ -h "$self" ]; do to=$(readlink "$self"); case $to in /*) self=$to;; *) self=${self%/*}/$to;; esac; done
// 2>/dev/null; node=${self%/*}/../node_modules/node/bin/node; [ -x "$node" ] || node=node; exec "$node" "$self" "$@"

// The lines above are for a shell: they start the pinned Node with this same file, so that a
// command costs one Node and no more. JavaScript takes them for comments and starts here.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const pinnedNode = join(projectFolder, 'node_modules', 'node', 'bin', 'node');
const bundleFolder = join(projectFolder, 'dist', 'cli');
const bundle = join(bundleFolder, 'crunch.mjs');

/** The bundle is stale when one of the files it was made from has another size or date. */
const isFresh = () => {
  try {
    const { sources } = JSON.parse(readFileSync(join(bundleFolder, 'stamp.json'), 'utf8'));
    return (
      existsSync(bundle) &&
      sources.every(([path, size, changedAt]) => {
        const file = statSync(join(projectFolder, path), { throwIfNoEntry: false });
        return file !== undefined && file.size === size && file.mtimeMs === changedAt;
      })
    );
  } catch {
    return false;
  }
};

const stopWith = (message) => {
  const refusal = { ok: false, error: { code: 'NotInstalled', message } };
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(refusal)}\n`);
  else process.stderr.write(`${message}\n`);
  process.exitCode = 2;
};

const start = async () => {
  if (!isFresh()) {
    try {
      const { buildBundle } = await import('./bundle.ts');
      await buildBundle(projectFolder);
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
