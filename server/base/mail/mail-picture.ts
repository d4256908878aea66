/**
 * Address of a picture that mail programs show. They show no SVG, so the shop's own drawings have a PNG beside them
 * (scripts/mail-pictures.mjs); a catalogue's other pictures are shown as they are. Undefined: none.
 */
export const mailPicture = (imagePath: string | null, shopOrigin: string): string | undefined => {
  if (imagePath === null || imagePath === '') return undefined;
  if (imagePath.startsWith('/packs/')) return shopOrigin + imagePath.replace(/\.svg$/, '.png');
  if (/\.svg(?:$|\?)/i.test(imagePath)) return undefined;
  return imagePath.startsWith('/') ? shopOrigin + imagePath : imagePath;
};
