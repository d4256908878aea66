#!/usr/bin/env node
// Starts the operator's commands in the pinned Node, whatever Node the shell has.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';

const pinned = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));
const main = fileURLToPath(new URL('main.ts', import.meta.url));
const { status, signal } = spawnSync(
  existsSync(pinned) ? pinned : process.execPath,
  [main, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 128 + (signal === null ? 0 : constants.signals[signal]);
