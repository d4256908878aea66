// Finds a Chromium for the browser tests, and installs Debian's if it has the rights.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The same engine without windows: it needs two thirds of the work to start and render. */
const shell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Tests prefer the fast one; benchmarks the full browser, as shoppers have it. */
export const findChromium = (kind = 'quick') => {
  const places = kind === 'whole' ? [...wholeBrowsers, shell] : [shell, ...wholeBrowsers];
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
};

const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The path of a Chromium, or undefined with one message on stderr. */
export const ensureChromium = (kind = 'quick') => {
  const found = findChromium(kind);
  if (found !== undefined) return found;
  if (mayUseApt()) {
    console.error('Installing Chromium …');
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] };
    const install = (name) =>
      execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
        ...quiet,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    try {
      execFileSync('apt-get', ['update', '-qq'], quiet);
      install('chromium');
    } catch {
      console.error('apt-get could not install the package "chromium".');
    }
  }
  const installed = findChromium(kind);
  if (installed === undefined) {
    console.error('No Chromium found: install one, or set CHROMIUM_PATH to its path.');
  }
  return installed;
};
