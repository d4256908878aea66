import { spawn } from 'node:child_process';

/** Ends a process and those it started, which are its group; Windows knows no groups. */
const end = (child) => {
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
};

/**
 * Runs a command for so many milliseconds at most, then ends it and all that it started. Resolves with what it
 * wrote until then, and with whether it ended by itself.
 */
export const runWithin = (milliseconds, command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const written = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) {
      child[name].setEncoding('utf8');
      child[name].on('data', (text) => {
        written[name] += text;
      });
    }
    let isOver = false;
    const limit = setTimeout(() => {
      isOver = true;
      end(child);
    }, milliseconds);
    // A group of its own does not hear Ctrl-C.
    const stop = () => {
      end(child);
      process.exit(130);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    child.once('error', reject);
    child.once('close', (status) => {
      clearTimeout(limit);
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      resolve({ ...written, status, isFinished: !isOver });
    });
  });
