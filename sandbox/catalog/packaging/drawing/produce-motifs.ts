import { circle, filled, layers, place, round, roundCap, roundJoin, stroked } from './drawing.ts';

/** A slice with eight segments. */
const citrus = (rind: string, pith: string, flesh: string): string => {
  const at = (radius: number, angle: number): string =>
    `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  const segments = Array.from({ length: 8 }, (_, index) => {
    const from = (index * Math.PI) / 4 + 0.1;
    const to = from + Math.PI / 4 - 0.2;
    const middle = (from + to) / 2;
    return `M${at(7, middle)}L${at(34, from)}Q${at(38, middle)} ${at(34, to)}z`;
  }).join('');
  return layers(
    circle(0, 0, 46, rind),
    circle(0, 0, 40, pith),
    `<path d="${segments}" fill="${flesh}" stroke="${flesh}" stroke-width="3"${roundJoin}/>`,
    stroked('M-30-30A42 42 0 0 1 8-42', '#fff', 4, `${roundCap} opacity=".45"`),
  );
};

/** Fruit, vegetables and herbs, each drawn in a 100 × 100 box around 0,0. */
export const produceMotifs = {
  lime: citrus('#3c8d2b', '#eef8cc', '#a4d64c'),
  lemon: citrus('#eeb700', '#fff8cf', '#ffe04a'),
  chilli: layers(
    filled(
      'M-36-20C-30-44-6-40 2-22C14 2 22 22 48 30C24 46-8 40-24 16C-32 4-38-8-36-20Z',
      '#d9241b',
    ),
    filled('M-36-18C-24-30-10-28 0-22C-8-42-30-42-36-18Z', '#2f8a3b'),
    stroked('M-24-32C-28-42-36-46-44-44', '#2f8a3b', 7, roundCap),
    stroked('M-22-8C-14 12-2 24 14 30', '#ff8a74', 5, roundCap),
  ),
  jalapeno: layers(
    circle(-14, -8, 34, '#2c7a33'),
    circle(-14, -8, 27, '#cfe99a'),
    circle(-14, -8, 9, '#eef7cf'),
    [0, 1, 2]
      .map((i) => {
        const a = i * 2.1 + 0.4;
        return (
          circle(-14 + 16 * Math.cos(a), -8 + 16 * Math.sin(a), 7.5, '#8fc35b') +
          circle(-14 + 17 * Math.cos(a), -8 + 17 * Math.sin(a), 2.6, '#fffbe0')
        );
      })
      .join(''),
    circle(26, 26, 20, '#2c7a33'),
    circle(26, 26, 15, '#cfe99a'),
    circle(26, 19, 4.5, '#8fc35b'),
    circle(21, 30, 4.5, '#8fc35b'),
    circle(32, 29, 4.5, '#8fc35b'),
  ),
  onion: layers(
    circle(0, 0, 46, '#fff'),
    stroked('M0-40A40 40 0 1 1-.1-40', '#a85a9c', 5),
    stroked('M0-29A29 29 0 1 1-.1-29', '#c893bf', 4),
    stroked('M0-18A18 18 0 1 1-.1-18', '#dcb8d6', 3.5),
    circle(0, 0, 7, '#ecd9e8'),
  ),
  chive: layers(
    filled('M-40 22C-40-6-18-20 0-20S40-6 40 22C40 34-40 34-40 22Z', '#fff'),
    filled('M-40 22C-24 30 24 30 40 22C38 38-38 38-40 22Z', '#dfe7ea'),
    stroked('M-20 0l12 8M4-8l10 2M14 10l-10 8M-6 16l-14 2', '#3c8d2b', 6, roundCap),
    stroked('M30 40C22 4 30-30 44-46M18 40C14 8 16-24 24-48', '#4da13a', 6, roundCap),
  ),
  corn: layers(
    filled('M-8 46C-44 20-36-18-20-30C-10-6-6 20-8 46Z', '#4da13a'),
    filled('M8 46C44 20 36-18 20-30C10-6 6 20 8 46Z', '#39852d'),
    filled('M0 44C-26 30-28-44 0-48C28-44 26 30 0 44Z', '#ffc62b'),
    stroked('M-10-34V30M0-42V36M10-34V30', '#fff0a8', 7, `${roundCap} stroke-dasharray="0 9"`),
    filled('M0 47C-22 42-30 22-30 4C-14 14-4 28 0 47C4 28 14 14 30 4C30 22 22 42 0 47Z', '#5db548'),
  ),
  garlic: layers(
    filled('M0-44C4-30 6-24 14-18C44-6 46 40 0 40S-44-6-14-18C-6-24-4-30 0-44Z', '#fffaf0'),
    stroked('M0-22C-18-4-20 24-8 39M0-22C18-4 20 24 8 39', '#d9c9b0', 3.5, roundCap),
    filled('M-4-34C0-48 8-50 8-50L6-30Z', '#e9dcc2'),
  ),
  tomato: layers(
    circle(0, 6, 42, '#d8301f'),
    filled('M-30 26A42 42 0 0 0 40 18A46 46 0 0 1-30 26Z', '#a91c12'),
    filled('M0-18L-28-26L-14-34L-6-50L4-34L24-36L14-24L26-14L8-18L2-6Z', '#3c8d2b'),
    stroked('M-28-4C-26-14-20-20-14-22', '#ff9a84', 5, roundCap),
  ),
  herb: layers(
    stroked('M-6 48C-2 10 2-20 8-46', '#3f6b1f', 4, roundCap),
    `<g stroke="#5b9136" stroke-width="8"${roundCap}><path d="M4-28L-18-40M4-28L28-34M2-10L-26-22M2-10L32-16M-1 10L-30 0M0 10L30 4M-3 28L-28 22M-3 28L24 24"/></g>`,
  ),
  avocado: place(
    0,
    0,
    1,
    24,
    filled('M0-48C16-48 18-26 28-8C42 18 28 46 0 46S-42 18-28-8C-18-26-16-48 0-48Z', '#2f5a1d') +
      filled('M0-40C12-40 13-22 22-5C34 17 22 39 0 39S-34 17-22-5C-13-22-12-40 0-40Z', '#d9e58a') +
      circle(0, 14, 17, '#8a4a20') +
      stroked('M-8 8C-6 3-2 1 3 1', '#d99a63', 4, roundCap),
  ),
  pea: layers(
    filled('M-46 18C-30 46 30 40 46-26C20-6-18 6-46 18Z', '#5ea33a'),
    filled('M-46 18C-18 6 20-6 46-26C34 6-16 30-46 18Z', '#2f7a2c'),
    circle(-16, 14, 11, '#a6d85a'),
    circle(6, 4, 12, '#a6d85a'),
    circle(26, -8, 9, '#a6d85a'),
  ),
  berry: layers(
    circle(-16, 10, 28, '#b3123f'),
    circle(20, 16, 24, '#8a0d30'),
    circle(4, -20, 22, '#cf2352'),
    stroked('M-26-2C-24-8-20-10-14-12M-4-30C-2-34 2-36 6-36', '#ff9ab4', 4.5, roundCap),
    filled('M8-38C22-52 40-44 42-44C38-30 22-28 8-38Z', '#3c8d2b'),
  ),
};
