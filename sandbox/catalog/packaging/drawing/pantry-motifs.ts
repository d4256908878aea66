import { circle, filled, layers, place, rectangle, round, roundCap, stroked } from './drawing.ts';

const chocolateSquares = (
  [
    [-37, -37],
    [1, -37],
    [-37, 1],
    [1, 1],
  ] as const
)
  .map(([x, y]) =>
    layers(
      rectangle(x, y, 36, 36, '#4a2415', ' rx="4"'),
      rectangle(x + 7, y + 7, 22, 22, '#6d3a22', ' rx="2"'),
      stroked(`M${x + 7} ${y + 29}V${y + 7}h22`, '#93593a', 2.5),
    ),
  )
  .join('');

/** Three cubes of salt: x, y and half their width. */
const saltCrystals = (
  [
    [-18, 14, 30],
    [20, 20, 24],
    [6, -20, 26],
  ] as const
)
  .map(([x, y, s]) =>
    layers(
      `<g transform="translate(${x} ${y})">`,
      filled(`M0-${s * 0.7}L${s} -${s * 0.2}L0 ${s * 0.3}L-${s}-${s * 0.2}Z`, '#fff'),
      filled(`M-${s}-${s * 0.2}L0 ${s * 0.3}V${s}L-${s} ${round(s * 0.45)}Z`, '#d6e4ee'),
      filled(`M${s}-${s * 0.2}L0 ${s * 0.3}V${s}L${s} ${round(s * 0.45)}Z`, '#a9c4d8'),
      '</g>',
    ),
  )
  .join('');

const peppercorns = (
  [
    [-22, -12, 17],
    [12, -24, 13],
    [22, 12, 19],
    [-10, 24, 15],
    [-38, 22, 8],
    [40, -16, 7],
  ] as const
)
  .map(([x, y, r]) => {
    const [upper, lower] = [
      `M${round(x - r * 0.5)} ${round(y - r * 0.2)}q${round(r * 0.2)}-${round(r * 0.4)} ${round(r * 0.6)}-${round(r * 0.4)}`,
      `M${round(x - r * 0.1)} ${round(y + r * 0.4)}q${round(r * 0.4)} ${round(r * 0.1)} ${round(r * 0.5)}-${round(r * 0.3)}`,
    ];
    return circle(x, y, r, '#2c2620') + stroked(upper + lower, '#86786a', 2.4, roundCap);
  })
  .join('');

/** Dairy, nuts, spices and sweets, each drawn in a 100 × 100 box around 0,0. */
export const pantryMotifs = {
  cheese: layers(
    filled('M-46 8L26-34Q44-30 48-2L-46 8Z', '#ffdc5e'),
    filled('M-46 8L48-2V30L-46 40Z', '#f5a81c'),
    `<g fill="#d98508"><ellipse cx="-22" cy="22" rx="9" ry="8"/><ellipse cx="10" cy="14" rx="6" ry="5.5"/><ellipse cx="30" cy="24" rx="8" ry="6"/></g><ellipse cx="14" cy="-12" rx="10" ry="6" fill="#f5b92f"/>`,
  ),
  flame: layers(
    filled(
      'M2-48C10-26 36-18 34 12C33 34 18 46 0 46C-20 46-34 32-33 12C-32-4-22-10-20-26C-8-20-6-10-6-4C4-14 6-30 2-48Z',
      '#ff5a1f',
    ),
    filled(
      'M4-8C10 4 20 8 20 22C20 36 10 44 0 44C-12 44-20 36-20 24C-20 14-12 10-10 2C-4 6-2 10-2 14C4 8 6 0 4-8Z',
      '#ffc93c',
    ),
    filled('M1 18C8 24 10 28 9 34C8 41 4 44 0 44C-6 44-9 40-9 35C-9 29-2 26 1 18Z', '#fff4c9'),
  ),
  honey: layers(
    stroked('M40-46L8-6', '#b87333', 8, roundCap),
    `<g transform="rotate(38)"><path d="M-16-6h32M-22 6h44M-23 18h46M-17 30h34" stroke="#c98a3a" stroke-width="9"${roundCap}/></g>`,
    filled(
      'M-30 12C-14 2 10 8 16 22C18 30 8 32 4 30C0 48-10 50-12 38C-14 30-22 42-28 34C-34 26-36 18-30 12Z',
      '#ffb31a',
    ),
    stroked('M-26 18C-18 12-8 12 0 18', '#ffe7a0', 4, roundCap),
  ),
  choc: place(0, 0, 1, -14, chocolateSquares),
  maple: layers(
    filled(
      'M0-48L9-30L22-36L18-12L32-24L35-15L48-12L38 4L42 10L14 26L16 34L3 32L2 48H-2L-3 32L-16 34L-14 26L-42 10L-38 4L-48-12L-35-15L-32-24L-18-12L-22-36L-9-30Z',
      '#d5451c',
    ),
    stroked('M0 44V-30M0 24L28-4M0 24L-28-4', '#f28b57', 2.5, roundCap),
  ),
  peanut: place(
    0,
    0,
    1,
    40,
    filled(
      'M0-46C20-46 26-28 20-12C17-4 17 4 21 12C28 30 20 48 0 48S-28 30-21 12C-17 4-17-4-20-12C-26-28-20-46 0-46Z',
      '#e0a458',
    ) +
      stroked(
        'M-9-36C-12-20-9-8-8 0S-13 24-9 38M9-36C12-20 9-8 8 0S13 24 9 38M0-40V42',
        '#a8691f',
        3,
        `${roundCap} stroke-dasharray="7 6"`,
      ),
  ),
  almond: layers(
    place(
      -16,
      4,
      0.86,
      -24,
      filled('M0-48C22-26 30 6 22 28C16 44-16 44-22 28C-30 6-22-26 0-48Z', '#b86b2c') +
        stroked('M-8-16C-12 4-10 20-6 32M0-26V36M8-16C12 4 10 20 6 32', '#7f4415', 3, roundCap),
    ),
    place(
      24,
      10,
      0.66,
      26,
      filled('M0-48C22-26 30 6 22 28C16 44-16 44-22 28C-30 6-22-26 0-48Z', '#d99152') +
        stroked('M-7-12C-10 4-9 18-5 30M5-20C9 4 9 18 5 30', '#8e4f1c', 3.5, roundCap),
    ),
  ),
  salt: saltCrystals,
  pepper: peppercorns,
  cinnamon: place(
    0,
    0,
    1,
    -28,
    rectangle(-46, -17, 88, 17, '#a9552a', ' rx="8"') +
      rectangle(-42, 1, 90, 17, '#8a3f1c', ' rx="8"') +
      stroked('M-30-12h50M-24 6h56', '#cf8452', 3, roundCap) +
      circle(44, 9.5, 8.5, '#5e2710') +
      stroked('M44 5a4.5 4.5 0 1 1-4 7', '#cf8452', 2.4, roundCap),
  ),
  caramel: layers(
    filled(
      'M-42-20H42C48 6 40 12 34 14C30 34 20 34 18 16C12 14 10 40-2 42C-14 40-10 16-18 14C-24 14-22 28-30 28C-38 26-34 10-40 6C-46 0-46-12-42-20Z',
      '#c8721b',
    ),
    rectangle(-45, -36, 90, 26, '#e9a13c', ' rx="13"'),
    stroked('M-30-26h36', '#ffd68a', 5, roundCap),
  ),
  butter: layers(
    filled('M-44-4L10-26L46-14L-6 10Z', '#fff0a3'),
    filled('M-44-4L-6 10V36L-44 20Z', '#f0bf2d'),
    filled('M46-14L-6 10V36L46 12Z', '#ffd95a'),
    stroked('M12 2V27', '#f0bf2d', 3),
  ),
};
