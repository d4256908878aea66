/** SVG in short words: every function gives markup, and `layers` stacks it, first below. */

export const roundCap = ' stroke-linecap="round"';
export const roundJoin = ' stroke-linejoin="round"';

/** One decimal is finer than a screen pixel at the sizes packs are shown, and keeps files small. */
export const round = (value: number): string =>
  (Math.round(value * 10) / 10).toString().replace(/^(-?)0\./, '$1.');

export const layers = (...parts: readonly string[]): string => parts.join('');

export const place = (
  x: number,
  y: number,
  scale: number,
  degrees: number,
  drawing: string,
): string => {
  const turn = degrees === 0 ? '' : ` rotate(${round(degrees)})`;
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="translate(${round(x)} ${round(y)})${turn}${size}">${drawing}</g>`;
};

export const filled = (path: string, color: string, more = ''): string =>
  `<path d="${path}" fill="${color}"${more}/>`;

export const stroked = (path: string, color: string, width: number, more = ''): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>`;

export const circle = (x: number, y: number, radius: number, color: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"${more}/>`;

export const ellipse = (
  x: number,
  y: number,
  radii: readonly [number, number],
  color: string,
  more = '',
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${radii[0]}" ry="${radii[1]}" fill="${color}"${more}/>`;

export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  more = '',
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${color}"${more}/>`;

/** A saw-tooth line from x0 to x1, relative to where the path stands: the cut edge of a bag. */
export const zigzag = (x0: number, x1: number, depth: number, teeth: number): string => {
  const width = (x1 - x0) / teeth;
  return `l${round(width / 2)} ${round(depth)} ${round(width / 2)} ${round(-depth)}`.repeat(teeth);
};

/** `count` wedges around a centre, like a sun. */
export const rays = (
  x: number,
  y: number,
  count: number,
  radius: number,
  color: string,
  more = '',
): string => {
  const tip = (angle: number): string =>
    `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const wedge = (index: number): string => {
    const angle = (index / count) * 2 * Math.PI;
    return `M${x} ${y}L${tip(angle)}L${tip(angle + Math.PI / count)}Z`;
  };
  return filled(Array.from({ length: count }, (_, index) => wedge(index)).join(''), color, more);
};

/** The top line of a swell, from `from` to at least `to`. */
export const waveLine = (
  y: number,
  height: number,
  length: number,
  from = 10,
  to = 290,
): string => {
  const crest = `q${round(length / 4)}-${height} ${round(length / 2)} 0t${round(length / 2)} 0`;
  return `M${from} ${y}${crest.repeat(Math.ceil((to - from) / length))}`;
};
