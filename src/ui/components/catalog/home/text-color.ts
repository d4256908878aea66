const dark = '#2b1210';
const light = '#fff6df';

/** Channel of `#rrggbb` as light, 0 to 1 (WCAG 2.2, relative luminance). */
const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: string): number =>
  0.2126 * channel(color.slice(1, 3)) +
  0.7152 * channel(color.slice(3, 5)) +
  0.0722 * channel(color.slice(5, 7));

/** Dark or light text, whichever has more contrast on a background the operators chose. */
export const textColorOn = (ground: string): string => {
  if (!/^#[0-9a-f]{6}$/i.test(ground)) return dark;
  const contrast = (ink: string): number => {
    const [low = 0, high = 0] = [luminance(ground), luminance(ink)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  return contrast(dark) >= contrast(light) ? dark : light;
};
