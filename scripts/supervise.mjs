// Starts a shop again after a crash, as a service manager does in production. A refused start and a
// requested stop are not crashes.
import { spawn } from 'node:child_process';

/** Crashes within this time are counted together, milliseconds. */
const window = 60_000;
/** After so many crashes in the window the shop is not started again. */
const mostCrashes = 5;

/** Wait before the next start: 1, 2, 4, 8 s. */
const secondsAfter = (crashes) => 2 ** (crashes - 1);

/** Signals with which a user ends the process. */
const wanted = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `command` until it ends for good; resolves with the exit code to end with. The child says
 * `ready` over its channel: whatever ends it before, with a code, is a refused start.
 *
 * @param {{
 *   command: string,
 *   args: readonly string[],
 *   cwd: string,
 *   say: (sentence: string) => void,
 *   second?: number,
 * }} options `second` is 1000 milliseconds unless a test is in a hurry.
 */
export const supervise = ({ command, args, cwd, say, second = 1000 }) => {
  let child;
  let stoppedBy;
  let pausing;
  let finish;
  const crashes = [];

  const start = () => {
    let isReady = false;
    child = spawn(command, args, {
      cwd,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      // A separate process group: Ctrl-C reaches the shop once, through this process. When this
      // process is killed, the channel closes and the shop stops by itself.
      detached: process.platform !== 'win32',
    });
    child.on('error', (error) => {
      say(`The shop cannot be started: ${error.message}`);
      finish(1);
    });
    child.on('message', (message) => {
      isReady ||= message === 'ready';
    });
    child.on('exit', (code, signal) => {
      child = undefined;
      if (stoppedBy !== undefined) return finish(code ?? (stoppedBy === 'SIGINT' ? 130 : 1));
      if (wanted.includes(signal)) return finish(1);
      if (signal === null && (code === 0 || !isReady)) return finish(code);
      restart(signal ?? `code ${code}`);
    });
  };

  const restart = (how) => {
    const now = performance.now();
    crashes.push(now);
    const recent = crashes.filter((at) => at > now - window).length;
    if (recent >= mostCrashes) {
      say(
        `The shop crashed (${how}) ${recent} times in a minute and is not started again. The lines above say what happened.`,
      );
      return finish(1);
    }
    const seconds = secondsAfter(recent);
    say(`The shop crashed (${how}). It starts again in ${seconds} s; orders are kept.`);
    pausing = setTimeout(start, seconds * second);
  };

  return {
    ended: new Promise((resolve) => {
      finish = resolve;
      start();
    }),
    /** Passes a signal on; nothing is started again after it. */
    stop: (signal) => {
      stoppedBy = signal;
      clearTimeout(pausing);
      if (child === undefined) finish(signal === 'SIGINT' ? 130 : 1);
      else child.kill(signal);
    },
  };
};
