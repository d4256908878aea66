/**
 * The icons, each one path in a square of 24: what a page shows of them stands in its HTML, so that no paint waits for a
 * picture of all of them (D-PERF-19).
 * Outlines: Lucide 1.62.0, ISC License, Copyright (c) Lucide Contributors (https://lucide.dev/license).
 */
export const iconPaths = {
  pin: 'M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 1 6 0 3 3 0 1 1-6 0z',
  menu: 'M4 5h16M4 12h16M4 19h16',
  filters: 'M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7m-6 5v4m0-2H3',
  search: 'm21 21-4.3-4.3M3 11a8 8 0 1 1 16 0 8 8 0 1 1-16 0z',
  person: 'M7 8a5 5 0 1 1 10 0A5 5 0 1 1 7 8zm13 13a8 8 0 0 0-16 0',
  box: 'M12 22v-9M16 1.8l5 2.8q2 1.6 0 3.3L8 15.2l-5-2.8q-2-1.6 0-3.3zM20 13v4.5l-8 4.3-8-4.3V13m17-.6q2-1.6 0-3.3L8 1.8 3 4.6q-2 1.6 0 3.3l13 7.3z',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  bin: 'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  bell: 'M10.3 21a2 2 0 0 0 3.4 0M18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8',
  bookmark:
    'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.5.9L13 18.3a2 2 0 0 0-2 0l-4.5 2.6A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
  share: 'M12 2v13m4-9-4-4-4 4m-4 6v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8',
  cross: 'M18 6 6 18M6 6l12 12',
  truck:
    'M14 18V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v11a1 1 0 0 0 1 1h2m10 0H9m10 0h2a1 1 0 0 0 1-1v-3.6l-.2-.7-3.5-4.3a1 1 0 0 0-.8-.4H14m1 10a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM5 18a2 2 0 1 1 4 0 2 2 0 1 1-4 0z',
  done: 'M2 12a10 10 0 1 1 20 0 10 10 0 1 1-20 0zm14-3-5.5 5.5L8 12',
  warning: 'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4m0 4h.01',
  error: 'M2 12a10 10 0 1 1 20 0 10 10 0 1 1-20 0zm10-4v4m0 4h.01',
  info: 'M2 12a10 10 0 1 1 20 0 10 10 0 1 1-20 0zm10 4v-4m0-4h.01',
  down: 'M6 9l6 6 6-6',
  check: 'M20 6 9 17l-5-5',
  card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm-2 5h20M6 14h2',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zm2 0V7a5 5 0 0 1 10 0v4',
  clock: 'M2 12a10 10 0 1 1 20 0 10 10 0 1 1-20 0zM12 6v6l4 2',
  next: 'M5 12h14M12 5l7 7-7 7',
  shuffle:
    'm18 14 4 4-4 4m0-20 4 4-4 4M2 18h2a4 4 0 0 0 3.3-1.7l5.4-8.6A4 4 0 0 1 16 6h6M2 6h2a4 4 0 0 1 3.6 2.2M22 18h-6a4 4 0 0 1-3.3-1.8l-.4-.4',
  undo: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  eye: 'M2 12.3v-.6a10.8 10.8 0 0 1 20 0v.6a10.8 10.8 0 0 1-20 0m7-.3a3 3 0 1 1 6 0 3 3 0 1 1-6 0z',
  'eye-off':
    'M10.7 5A11 11 0 0 1 22 11.8v.6l-1.4 2.5m-6.4-.6a3 3 0 0 1-4.3-4.3m7.7 7.6A10.8 10.8 0 0 1 2 12.3v-.6a11 11 0 0 1 4.4-5.2M2 2l20 20',
  receipt:
    'M4 2v20l2-1 2 1 2-1 2 1 2-1 2 1 2-1 2 1V2l-2 1-2-1-2 1-2-1-2 1-2-1-2 1ZM8 7h8M8 12h8M8 17h5',
  leave: 'm16 17 5-5-5-5m5 5H9m0 9H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4',
};

export type IconName = keyof typeof iconPaths;
