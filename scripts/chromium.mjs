// Finds a Chromium for the browser tests, and installs Debian's when it may.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The same engine without windows: it starts and draws for two thirds of the work. */
const shell = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Tests take what is quick; what measures takes what shoppers have. */
export const findChromium = (kind = 'quick') => {
  const places = kind === 'whole' ? [...wholeBrowsers, shell] : [shell, ...wholeBrowsers];
  return [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));
};

const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** The path of a Chromium, or undefined with one clear sentence on stderr. */
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
    console.error('No Chromium here: install one, or name it in CHROMIUM_PATH.');
  }
  return installed;
};
