import type { Trend, TrendPoint } from '#sandbox/telemetry/speed/trend.ts';
import { ratingOf, shownVital, type Vital, vitalFacts } from '#sandbox/telemetry/speed/vitals.ts';

// Units of the drawing; it grows with the page.
const width = 320;
const height = 140;
const margin = 8;
/** Room for the names of the limits, and for the times below. */
const left = 68;
const below = 22;

/** A line of the trend over the lines of the limits. Colour never says it alone: points have shapes. */
export const trendChart = (vital: Vital, { points }: Trend): string => {
  const { limits } = vitalFacts[vital];
  const [good, poor] = limits;
  const top = Math.max(poor * 1.2, ...points.map(({ value }) => value));
  const first = points[0]?.from ?? 0;
  const span = Math.max(1, (points.at(-1)?.from ?? 0) - first);
  const x = ({ from }: TrendPoint) =>
    left + margin + ((from - first) / span) * (width - left - 2 * margin);
  const y = (value: number) => height - below - (value / top) * (height - below - margin);
  const place = (point: TrendPoint) => `${x(point).toFixed(1)},${y(point.value).toFixed(1)}`;
  const limit = (value: number, kind: string) =>
    `<line class="limit ${kind}" x1="${left}" x2="${width}" y1="${y(value).toFixed(1)}" y2="${y(value).toFixed(1)}"/>`;
  return `<svg class="trend" viewBox="0 0 ${width} ${height}" role="img" aria-label="${summary(vital, points)}">
    ${limit(good, 'good')}${limit(poor, 'poor')}
    <polyline points="${points.map(place).join(' ')}"/>
    ${points.map((point) => mark(vital, point.value, x(point), y(point.value))).join('')}
    <text x="2" y="${(y(good) + 4).toFixed(1)}">good up to</text>
    <text x="2" y="${(y(poor) + 4).toFixed(1)}">poor above</text>
    ${times(points)}</svg>`;
};

/** When the first and the last point begin. */
const times = (points: readonly TrendPoint[]): string => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  const text = (x: number, anchor: string, { from }: TrendPoint) =>
    `<text x="${x}" y="${height - 6}" text-anchor="${anchor}">${utcMinute(from)}</text>`;
  return `${text(left, 'start', first)}${first === last ? '' : text(width - 2, 'end', last)}`;
};

/** `2026-11-21 10:00`, UTC. */
export const utcMinute = (time: number): string =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');

/** A circle is good, a square needs work, a triangle is poor. */
const mark = (vital: Vital, value: number, x: number, y: number): string => {
  const [left, above] = [(x - 4).toFixed(1), (y - 4).toFixed(1)];
  switch (ratingOf(vital, value)) {
    case 'good':
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4"/>`;
    case 'needs work':
      return `<rect x="${left}" y="${above}" width="8" height="8"/>`;
    case 'poor':
      return `<polygon points="${x.toFixed(1)},${above} ${left},${(y + 4).toFixed(1)} ${(x + 4).toFixed(1)},${(y + 4).toFixed(1)}"/>`;
  }
};

const summary = (vital: Vital, points: readonly TrendPoint[]): string => {
  const { name } = vitalFacts[vital];
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return `${name}: no samples`;
  const now = `${shownVital(vital, last.value)}, ${ratingOf(vital, last.value)}`;
  return points.length === 1
    ? `${name}, 75th percentile: ${now}`
    : `${name}, 75th percentile: from ${shownVital(vital, first.value)} to ${now}, ${points.length} points`;
};
