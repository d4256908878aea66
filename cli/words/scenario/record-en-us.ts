/** English texts of `crunch record`. */
export const recordEnUs = {
  record:
    'Opens the shop in a browser and writes what you do there as a scenario: commands in place of clicks. It ends when you close the browser, or with Ctrl-C.',
  'record.out': 'the scenario file to write',
  'record.open': 'the page of the shop to begin with, such as /product/CHP-0101',
  'record.browserPort':
    'opens a tab of a browser that was started with --remote-debugging-port, in place of a new one',
  'record.headless': 'without a window, for a program that steers the browser',
  'out.recording':
    'Recording. Go shopping in the browser; close it (on a Mac: quit it), or press Ctrl-C here, and {file} is written.',
  'out.recorded':
    '{file} has the trip ({calls} calls of the pages). Run it again: crunch scenario run {file}',
  'error.openPath':
    '--open takes a path of the shop, such as /product/CHP-0101; "{value}" is none.',
  'error.recordedElsewhere':
    'Only pages at {shop} are recorded, and {value} is another address. Say --base-url {shop}',
  'error.noBrowser':
    'No Chromium, Chrome or Edge could be started here. Install one, name its path in CHROMIUM_PATH, or take one that runs with --browser-port.',
  'error.noBrowserAt':
    'No browser takes commands at port {port}. Start one with --remote-debugging-port={port}.',
  'error.nothingRecorded':
    'The page told nothing, so no scenario was written. Was it closed before it was ready?',
} as const;
