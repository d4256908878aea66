import {
  circle,
  filled,
  layers,
  place,
  rectangle,
  round,
  roundCap,
  roundJoin,
  stroked,
} from './drawing.ts';

const knot = 'M-30 36C16 32 46-8 32-30C20-46-2-32 0-8C2-32-20-46-32-30C-46-8-16 32 30 36';

const cookieChips = [
  [-16, -8, 8],
  [12, -20, 6.5],
  [18, 8, 9],
  [-8, 20, 7.5],
  [-28, 8, 5],
  [6, -2, 4.5],
  [14, 28, 5],
] as const;

/** A cookie in the colours of its dough and its chips. */
export const cookie = (chip = '#4a2415', dough = '#d79a52'): string =>
  layers(
    circle(0, 0, 45, '#a9692a'),
    circle(-2, -3, 42, dough),
    stroked('M-30-18C-24-30-12-36 0-36', '#f3cf94', 6, roundCap),
    ...cookieChips.map(([x, y, size]) =>
      filled(
        `M${x - size} ${y}l${size}-${size}l${size} ${size * 0.8}l-${round(size * 0.8)} ${size}z`,
        chip,
        ` stroke="${chip}" stroke-width="3"${roundJoin}`,
      ),
    ),
  );

/** One piece of each snack, drawn in a 100 × 100 box around 0,0. */
export const snacks = {
  chip: layers(
    filled(
      'M-47 8C-50-18-26-38 8-38C38-38 52-18 47 6C41 30 12 40-14 36C-34 33-45 26-47 8Z',
      '#e09c2c',
    ),
    filled(
      'M-42 6C-44-16-22-33 8-33C32-33 44-16 40 3C32 22 8 34-14 31C-32 28-41 22-42 6Z',
      '#ffd469',
    ),
    filled('M43-14C50-2 48 12 38 22C22 36-2 39-18 35C10 30 30 12 34-20Z', '#f0ae3a'),
    stroked('M-34 4C-32-12-16-25 6-26', '#fff3bf', 6, roundCap),
    stroked('M-20 14v.1M-4 2v.1M10-12v.1M-8 22v.1M14 8v.1', '#d98f22', 4.5, roundCap),
  ),
  ridgedChip: layers(
    filled(
      'M-48 6C-46-26-14-42 16-36C44-30 54-4 42 18C28 40-8 42-28 34C-42 28-49 20-48 6Z',
      '#f9c84f',
    ),
    stroked(
      'M-42 14C-30-22-10-34 4-36M-33 26C-20-10 4-26 22-34M-20 34C-8 2 14-16 36-24M-4 37C6 12 26-4 46-8M14 35C20 22 34 8 45 6',
      '#dd9524',
      4.5,
      roundCap,
    ),
    stroked('M-38 8C-28-18-14-28-2-32M-28 22C-14-8 6-22 22-28', '#fff0b0', 2.5, roundCap),
  ),
  tortillaChip: layers(
    `<path d="M-40 34C-20 20-8-20-2-38C2-46 8-42 12-34C20-14 36 16 44 30C46 38 42 40 34 39C10 36-14 38-34 42C-42 43-46 39-40 34Z" fill="#f2b43a" stroke="#d4861a" stroke-width="4"${roundJoin}/>`,
    stroked('M-16 14C-8-4-2-14 2-24', '#ffe39a', 5, roundCap),
    stroked('M14 10v.1M-4 26v.1M24 26v.1M4-4v.1M-22 32v.1', '#b86a10', 5, roundCap),
  ),
  popcorn: layers(
    `<g fill="#f3d487"><circle cx="-20" cy="10" r="22"/><circle cx="20" cy="14" r="21"/><circle cx="0" cy="24" r="20"/></g><g fill="#fffdf3"><circle cx="-20" cy="2" r="21"/><circle cx="4" cy="-18" r="23"/><circle cx="24" cy="6" r="19"/><circle cx="0" cy="14" r="18"/></g>`,
    filled('M-8 4C0-6 12-4 14 4C10 14-4 14-8 4Z', '#e9a93a'),
    stroked('M-32-4C-30-12-24-16-18-16M-2-30C4-34 10-34 16-30', '#f3d487', 3.5, roundCap),
  ),
  pretzel: layers(
    stroked(knot, '#7a3a12', 21, roundCap),
    stroked(knot, '#b8651f', 15, roundCap),
    stroked(
      'M-34-20C-34-28-28-34-20-32M14-30C20-34 28-30 30-24M-20 18C-26 10-32 2-34-6',
      '#e7a95e',
      4.5,
      roundCap,
    ),
    `<g fill="#fff"><path d="M-39-8h5v5h-5zM-24-34h5v5h-5zM20-33h5v5h-5zM33-10h5v5h-5zM-16 20h5v5h-5zM12 20h5v5h-5zM-3-4h5v5h-5zM22 6h5v5h-5z"/></g>`,
  ),
  cracker: layers(
    `<rect x="-40" y="-40" width="80" height="80" rx="7" fill="#c98632"/><rect x="-40" y="-40" width="80" height="80" rx="7" fill="none" stroke="#c98632" stroke-width="9" stroke-dasharray="0 11.4"${roundCap}/><rect x="-36" y="-37" width="72" height="71" rx="5" fill="#eebb66"/>`,
    stroked('M-18-20H20M-18 0H20M-18 20H20', '#a8651c', 6.5, `${roundCap} stroke-dasharray="0 18"`),
    stroked('M-29 24V-29H24', '#ffe0a0', 4, roundCap),
  ),
  roll: place(
    0,
    0,
    1,
    -32,
    rectangle(-48, -15, 92, 30, '#c43a16', ' rx="15"') +
      rectangle(-48, -15, 92, 14, '#f0652a', ' rx="7"') +
      `<ellipse cx="42" cy="0" rx="9" ry="14" fill="#7f1b08"/>` +
      stroked('M-38-8H14', '#ffa56b', 4, roundCap),
  ),
  puff: layers(
    filled(
      'M-44 16C-46-10-20-14-6-22C10-32 34-38 44-20C52-2 34 10 18 14C2 18-10 36-26 36C-38 36-44 26-44 16Z',
      '#d99a35',
    ),
    filled(
      'M-40 10C-40-8-18-12-4-20C12-29 32-34 40-20C44-8 30 2 16 7C0 12-12 28-26 28C-36 28-40 20-40 10Z',
      '#f8cf72',
    ),
    stroked('M-30 6C-22-6-6-8 6-16', '#fff0bf', 5, roundCap),
    stroked('M24-16v.1M10-4v.1M-10 12v.1M-26 20v.1', '#d99a35', 5, roundCap),
  ),
  snackBar: place(
    0,
    0,
    1,
    -8,
    rectangle(-46, -24, 92, 50, '#7c471c', ' rx="8"') +
      rectangle(-46, -28, 92, 46, '#b9763a', ' rx="8"') +
      `<g fill="#e9bd7c"><ellipse cx="-26" cy="-12" rx="11" ry="7" transform="rotate(-20-26-12)"/><ellipse cx="8" cy="-14" rx="11" ry="7"/><ellipse cx="28" cy="6" rx="10" ry="6.5"/><ellipse cx="-10" cy="6" rx="11" ry="6.5"/></g><g fill="#5c1f2a"><circle cx="-36" cy="6" r="5"/><circle cx="26" cy="-14" r="5.5"/><circle cx="10" cy="8" r="4"/></g>`,
  ),
};
