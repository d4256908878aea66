/** The ground of a product's tile: the flavor's colour mixed into the page, one value a theme. */
export const tintOf = (color: string): { readonly light: string; readonly dark: string } => ({
  light: mixed(color, '#fffaf0', 0.17),
  dark: mixed(color, isDark(color) ? '#5c473f' : '#1f1210', 0.26),
});

/** So dark that it would not stand out from its own ground on a dark page. */
const isDark = (color: string): boolean => [0, 1, 2].every((index) => byteAt(color, index) < 0x40);

const mixed = (color: string, ground: string, share: number): string => {
  const channel = (index: number): string => {
    const value = byteAt(color, index) * share + byteAt(ground, index) * (1 - share);
    return Math.round(value).toString(16).padStart(2, '0');
  };
  return `#${channel(0)}${channel(1)}${channel(2)}`;
};

/** Colours are written `#rrggbb`. */
const byteAt = (color: string, index: number): number =>
  Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
