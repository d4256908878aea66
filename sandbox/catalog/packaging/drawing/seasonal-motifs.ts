import { circle, filled, layers, round, roundCap, stroked } from './drawing.ts';

const swirl = Array.from({ length: 6 }, (_, index) => {
  const angle = (index * Math.PI) / 3;
  const point = (turn: number, radius: number): string =>
    `${round(radius * Math.cos(angle + turn))} ${round(radius * Math.sin(angle + turn))}`;
  return `M0 0Q${point(0.1, 26)} ${point(0.4, 40)}A40 40 0 0 1 ${point(0.95, 40)}Q${point(0.7, 24)} 0 0Z`;
}).join('');

/** Flavors of the cold months, each drawn in a 100 × 100 box around 0,0. */
export const seasonalMotifs = {
  peppermint: layers(
    circle(0, 0, 46, '#c8102e'),
    circle(0, 0, 40, '#fffaf4'),
    filled(swirl, '#e0243f'),
    stroked('M-28-26A38 38 0 0 1 2-38', '#fff', 4, `${roundCap} opacity=".6"`),
  ),
  pumpkin: layers(
    filled('M-8-26C-10-40-2-48 10-46C4-40 6-34 8-26Z', '#4f7a2b'),
    filled(
      'M-20-28C-52-30-54 36-22 42C-12 46 12 46 22 42C54 36 52-30 20-28C10-32-10-32-20-28Z',
      '#e8761a',
    ),
    stroked('M-22-26C-36-6-34 28-20 40M0-30V44M22-26C36-6 34 28 20 40', '#b9530b', 4, roundCap),
    stroked('M-38-4C-38-12-34-18-30-20', '#ffb066', 5, roundCap),
  ),
  orange: layers(
    circle(0, 2, 44, '#f08a12'),
    stroked('M-14 18v.1M8 30v.1M22 8v.1M-26-2v.1M-4-6v.1', '#c9680a', 4, roundCap),
    filled('M2-40C14-54 34-52 40-48C34-34 16-30 2-40Z', '#3c8d2b'),
    stroked('M-30-12C-26-24-16-32-8-34', '#ffc374', 5, roundCap),
  ),
  coffee: layers(
    filled('M-14-40C14-54 44-16 30 20C20 46-18 46-30 18C-40-6-34-30-14-40Z', '#5a2f18'),
    stroked('M-18-34C14-22-18 10 18 36', '#2e1409', 6, roundCap),
    stroked('M-26-6C-28-18-22-26-16-30', '#93593a', 5, roundCap),
  ),
  ginger: layers(
    filled(
      'M-6-46A17 17 0 0 1 10-46A17 17 0 0 1 14-16L44-10A9 9 0 0 1 42 8L20 8L34 40A10 10 0 0 1 14 46L2 22L-10 46A10 10 0 0 1-30 40L-16 8L-38 8A9 9 0 0 1-40-10L-10-16A17 17 0 0 1-6-46Z',
      '#b36a2e',
    ),
    stroked('M-36-1H-26M30-1H40M-22 38L-16 30M18 30L24 38', '#fff6e0', 4, roundCap),
    stroked('M-4-34v.1M8-34v.1M2 0v.1M2 12v.1', '#fff6e0', 6, roundCap),
    stroked('M-4-25Q2-20 8-25', '#c8102e', 3.5, roundCap),
  ),
};
